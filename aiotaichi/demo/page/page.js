"use strict";

// The server sends pictures (JPEG, as binary messages) and the status (JSON, as text). The page sends what the
// pointer, the sliders and the switch do, and "drawn" for each picture: so the server sends no more than it can draw.

const find = (id) => document.getElementById(id);
const picture = find("picture");
const pen = picture.getContext("2d", { alpha: false });
const COLORS = {
  advect: "#3f8cff", stir: "#e4572e", curl: "#8e6bd8", swirl: "#c25bb8", divergence: "#2fa7a0", relax: "#57b36a",
  project: "#b9a12b", carry: "#f08a24", ink: "#a9714b", paint: "#d94f80",
};
let socket = null;
let gaps = [];
let drawnAt = 0;

function connect() {
  find("dropped").hidden = true;
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/view`);
  socket.binaryType = "blob";
  let drawing = Promise.resolve();
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") show(JSON.parse(data));
    else drawing = drawing.then(() => draw(data));
  };
  socket.onclose = ({ reason }) => {
    find("dropped").hidden = false;
    find("dropped").firstElementChild.textContent = reason || "The server has ended.";
  };
}

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

async function draw(data) {
  const image = await createImageBitmap(data);
  if (picture.width !== image.width || picture.height !== image.height) {
    picture.width = image.width;
    picture.height = image.height;
  }
  pen.drawImage(image, 0, 0);
  image.close();
  send({ drawn: true });
  const now = performance.now();
  if (drawnAt) gaps.push([now, now - drawnAt]);
  drawnAt = now;
  document.documentElement.dataset.drawn = Number(document.documentElement.dataset.drawn || 0) + 1;
}

// -- the status ------------------------------------------------------------------------------------------------------

function show(status) {
  find("device").textContent = `${status.columns} × ${status.rows} cells on ${status.device}`;
  find("late").textContent = status.late.toFixed(1);
  find("latest").textContent = status.latest.toFixed(1);
  find("needle").style.transform = `rotate(${angleOf(status.late)}deg)`;
  find("viewers").textContent = status.viewers === 1 ? "1 viewer" : `${status.viewers} viewers`;
  find("rate").textContent = status.rate.toFixed(0);
  const since = performance.now() - 1000;
  gaps = gaps.filter(([moment]) => moment > since);
  find("gap").textContent = gaps.length ? Math.max(...gaps.map(([, gap]) => gap)).toFixed(0) : "–";
  find("blocking").checked = status.blocking;
  find("mode").textContent = status.blocking
    ? "The thread waits for the kernels." : "The loop awaits the kernels.";
  showSliders(status);
  showQueues(status.queues);
}

// From -90 degrees for 0.1 ms to 90 for 100 ms, by the logarithm.
const angleOf = (ms) => Math.max(-90, Math.min(90, 60 * Math.log10(Math.max(ms, 0.01) / 0.1) - 90));

function drawMarks() {
  for (const ms of [0.1, 1, 10, 100]) {
    const angle = ((angleOf(ms) - 90) * Math.PI) / 180;
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    text.textContent = ms;
    text.setAttribute("x", 100 + 64 * Math.cos(angle));
    text.setAttribute("y", 100 + 64 * Math.sin(angle) + (Math.abs(angleOf(ms)) === 90 ? -4 : 4));
    find("marks").append(text);
  }
}

function showSliders({ limits, settings }) {
  for (const [name, [min, max]] of Object.entries(limits)) {
    let input = find(name);
    if (!input) {
      const label = document.createElement("label");
      input = Object.assign(document.createElement("input"), { id: name, type: "range", min, max, step: "any" });
      input.oninput = () => {
        input.dataset.held = performance.now();
        input.nextElementSibling.textContent = written(input.value);
        send({ set: name, to: Number(input.value) });
      };
      label.append(Object.assign(document.createElement("span"), { textContent: name }), input, document.createElement("span"));
      find("sliders").append(label);
    }
    if (performance.now() - (input.dataset.held || -1e9) < 1000) continue; // an older status must not move it back
    input.value = settings[name];
    input.nextElementSibling.textContent = written(settings[name]);
  }
}

const written = (value) => Number(value).toFixed(Number(value) < 0.1 ? 3 : 2);

function showQueues(queues) {
  const lanes = find("lanes");
  const names = new Set();
  for (const { name, spans } of queues) {
    let canvas = find(`lane ${name}`);
    if (!canvas) {
      lanes.querySelector("p")?.remove();
      const lane = Object.assign(document.createElement("div"), { className: "lane" });
      canvas = Object.assign(document.createElement("canvas"), { id: `lane ${name}` });
      lane.append(Object.assign(document.createElement("span"), { textContent: name }), canvas);
      lanes.append(lane);
    }
    const width = (canvas.width = canvas.clientWidth * devicePixelRatio);
    const height = (canvas.height = 26 * devicePixelRatio);
    const brush = canvas.getContext("2d");
    for (const [began, ended, kernel] of spans) {
      const what = kernel.replace(/^kernel /, "");
      names.add(what);
      brush.fillStyle = COLORS[what] || "#888";
      brush.fillRect((began / 1e4) * width, 0, Math.max(((ended - began) / 1e4) * width, 0.6), height);
    }
  }
  const legend = find("legend");
  const shown = Object.keys(COLORS).filter((name) => names.has(name));
  if (legend.dataset.shown !== shown.join()) {
    legend.dataset.shown = shown.join();
    legend.replaceChildren(...shown.map((name) => {
      const entry = Object.assign(document.createElement("span"), { textContent: name });
      entry.style.setProperty("--color", COLORS[name]);
      return entry;
    }));
  }
}

// -- the pointer and the switch --------------------------------------------------------------------------------------

let held = null; // where the pointer was when its last stroke was sent
let next = null;

function placeOf(event) {
  const box = picture.getBoundingClientRect();
  return [(event.clientX - box.left) / box.height, (event.clientY - box.top) / box.height];
}

picture.onpointermove = (event) => {
  const place = placeOf(event);
  if (!held) held = place;
  if (!next) requestAnimationFrame(sendStroke);
  next = place;
};
picture.onpointerleave = () => { held = null; };
picture.onpointerdown = (event) => { held = placeOf(event); };

function sendStroke() {
  if (held && next) {
    send({ stroke: [...next, next[0] - held[0], next[1] - held[1]] });
    held = next;
    find("hint").classList.add("gone");
  }
  next = null;
}

find("blocking").onchange = (event) => send({ blocking: event.target.checked });
find("dropped").querySelector("button").onclick = connect;
drawMarks();
connect();
