// The page: what is clicked goes to the server, what it answers is shown.
import { Board } from './board.js';

const $ = id => document.getElementById(id);
const LEVELS = ['human', 'random', 'easy', 'medium', 'strong', 'uct'];
const board = new Board($('picture'), $('buttons'), clicked, dragged);
const GONE = 'The server does not answer. The game is kept: start the server again, open the address that it prints, and choose the game'
  + ' under Saved.';
/** Milliseconds between two clicks of one move. */
const TWO_CLICKS = 1500;
let made = { end: null, time: 0 };
let fen = '';
let room = null;
let path = [];
let now = null;
let events = null;
let work = Promise.resolve();
let pending = 0;

async function ask(address, body) {
  const answer = await fetch(address, body === undefined ? {} : {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(GONE);
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.error);
  return json;
}

const game = (what, body) => ask(`api/games/${room}/${what}`, body);

function say(text) {
  $('line').textContent = text;
}

/** Does one thing after another; errors are said. */
function queued(action) {
  pending++;
  $('board').setAttribute('aria-busy', 'true');
  work = work.then(action).catch(error => say(error.message)).finally(() => {
    pending--;
    if (pending === 0) $('board').removeAttribute('aria-busy');
  });
  return work;
}

async function look() {
  const view = { dark: $('dark').checked, flip: $('flip').checked, bare: $('bare').checked };
  now = await game('look', { path, ...view });
  path = now.list.path;
  show();
}

function show() {
  const { state, list } = now;
  $('table').hidden = false;
  $('side').hidden = false;
  // So that the whole board is seen at once.
  $('board').style.maxWidth = `${(80 * now.frame.width) / now.frame.height}vh`;
  board.show(now);
  $('games').value = state.name;
  document.title = `${state.game} - Senet`;
  $('title').textContent = state.game;
  const scores = Object.entries(state.scores).filter(([, points]) => points !== null);
  const points = scores.length ? ` (${scores.map(([player, count]) => `${player} ${count}`).join(', ')})` : '';
  const status = state.statuses.length ? `, ${state.statuses.join(', ')}` : '';
  if (state.over) say(`${state.result}${points}`);
  else if (path.length) say(`${path.join(' ')} ...`);
  else say(`${state.player} to move${state.last ? ` after ${state.last}` : ''}${status}${points}`);
  $('claim').hidden = state.claim === null;
  $('claim').textContent = `End the game: ${state.claim}`;
  $('stop').disabled = Object.keys(state.seats).length === 0;
  $('pass').disabled = !list.canPass;
  $('pass').textContent = path.length ? 'End move' : 'Pass';
  $('cancel').disabled = path.length === 0;
  // What somebody is writing there stays.
  if ($('fen').value === fen) $('fen').value = state.fen;
  fen = state.fen;
  showMoves(state);
  showPlayers(state);
  showChoices(list);
}

function showMoves(state) {
  const at = state.line.findIndex(move => move.node === state.node);
  $('undo').disabled = state.undo === null;
  $('first').disabled = at < 0;
  $('redo').disabled = state.redo === null;
  const entries = state.line.map(move => {
    const item = document.createElement('li');
    item.append(moveButton(move, move.node === state.node));
    for (const other of move.others) item.append(' or ', moveButton(other, false));
    return item;
  });
  $('moves').replaceChildren(...entries);
  const current = $('moves').querySelector('[aria-current=true]');
  if (current) reveal($('moves'), current);
}

/** Scrolls a list to one of its items, and the page not at all: on a narrow one the board would leave it. */
function reveal(list, item) {
  const outer = list.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

function moveButton(move, current) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = move.move;
  if (current) button.setAttribute('aria-current', 'true');
  button.addEventListener('click', () => go(move.node));
  return button;
}

function showPlayers(state) {
  const items = state.players.map(player => {
    const item = document.createElement('li');
    const label = document.createElement('label');
    const select = document.createElement('select');
    for (const level of LEVELS) select.add(new Option(level, level));
    select.value = state.seats[player] ?? 'human';
    select.addEventListener('change', () => change('seat', { player, level: select.value }));
    label.append(`${player} `, select);
    item.append(label);
    return item;
  });
  $('players').replaceChildren(...items);
}

/** Moves that were selected in the same way, such as promotions, and moves for which nothing can be clicked. */
function showChoices(list) {
  const buttons = list.choices.map(choice => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.choice = choice.move;
    if (choice.svg) {
      const svg = new DOMParser().parseFromString(choice.svg, 'image/svg+xml').documentElement;
      svg.setAttribute('aria-hidden', 'true');
      button.append(document.importNode(svg, true));
    }
    button.append(choice.move);
    button.addEventListener('click', () => choose(choice.move));
    return button;
  });
  $('choices').replaceChildren(...buttons);
  buttons[0]?.focus();
}

function clicked(name) {
  return queued(async () => {
    if (name === null) return look();
    // Who clicks the end of a move that was made at once, because there was no other, means that move.
    const again = made.end === name && performance.now() - made.time < TWO_CLICKS;
    made = { end: null, time: 0 };
    if (again) return;
    const before = path;
    if (before.at(-1) === name && !now.list.positions.includes(name)) return cancel();
    path = [...before, name];
    try {
      await look();
    } catch (error) {
      // Another piece is selected instead.
      path = before.length ? [name] : before;
      try {
        if (!before.length) throw error;
        await look();
      } catch {
        path = [];
        await look();
        await why(name, error.message);
      }
    }
    if (now.list.done) {
      const end = now.list.end === name ? null : now.list.end;
      await play({ path });
      made = { end, time: performance.now() };
    }
  });
}

function dragged(from, to) {
  return queued(async () => {
    path = path.length && path.at(-1) === from ? [...path, to] : [from, to];
    try {
      await look();
    } catch (error) {
      path = [];
      await look();
      return say(error.message);
    }
    if (now.list.done) await play({ path });
  });
}

async function why(text, otherwise) {
  const known = now.state.over ? null : await game('why', { text }).catch(() => null);
  say(known?.text ?? otherwise);
}

async function play(move) {
  path = [];
  try {
    await game('play', { rev: now.rev, ...move });
  } finally {
    await look();
  }
}

function choose(move) {
  return queued(() => play({ path: [...path, `=${move}`] }));
}

function cancel() {
  path = [];
  return look();
}

function go(node) {
  return change('goto', { node });
}

function change(what, body) {
  return queued(async () => {
    path = [];
    try {
      return await game(what, { rev: now.rev, ...body });
    } finally {
      await look();
    }
  });
}

function undo() {
  if (now && now.state.undo !== null) return go(now.state.undo);
}

function redo() {
  if (now && now.state.redo !== null) return go(now.state.redo);
}

async function enter(id) {
  events?.close();
  room = id;
  path = [];
  $('fen').value = fen;
  location.hash = id;
  // First, so that a game whose script is broken now is shown once it is right.
  watch(id);
  await look();
  await listSaved();
}

function watch(id) {
  events = new EventSource(`api/games/${id}/events`);
  let isLost = false;
  events.addEventListener('error', event => {
    // One that is refused is not tried again; the answer to what is asked of the game says why.
    if (event.target.readyState === EventSource.CLOSED) return;
    isLost = true;
    say(GONE);
  });
  events.addEventListener('open', () => {
    if (isLost) queued(look);
    isLost = false;
  });
  events.addEventListener('state', event => {
    if (JSON.parse(event.data).rev !== now?.rev) queued(async () => {
      path = [];
      await look();
    });
  });
  for (const kind of ['reloaded', 'broken', 'stopped']) {
    events.addEventListener(kind, event => queued(async () => {
      if (kind === 'reloaded') {
        path = [];
        await look();
      }
      say(JSON.parse(event.data).text);
    }));
  }
  events.addEventListener('thinking', () => now && say(`${now.state.player} is thinking`));
}

async function library() {
  const { games } = await ask('api/library');
  $('games').replaceChildren(...games.map(name => new Option(name, name)));
  await listSaved();
}

async function listSaved() {
  const { saved, more } = await ask('api/library');
  $('saved').replaceChildren(new Option('', ''), ...saved.map(s => new Option(`${s.game}, ${s.moves} moves`, s.id)));
  if (more) {
    const others = new Option(`and ${more} older`, '');
    others.disabled = true;
    $('saved').append(others);
  }
}

const begin = name => queued(async () => enter((await ask('api/games', { game: name })).id));

$('begin').addEventListener('click', () => begin($('games').value));
$('saved').addEventListener('change', () => $('saved').value && queued(() => enter($('saved').value)));
$('undo').addEventListener('click', undo);
$('redo').addEventListener('click', redo);
$('first').addEventListener('click', () => go(0));
$('claim').addEventListener('click', () => change('claim', {}));
$('cancel').addEventListener('click', () => queued(cancel));
$('pass').addEventListener('click', () => queued(() => play({ path: [...path, '!pass'] })));
$('stop').addEventListener('click', () => game('stop', {}).catch(error => say(error.message)));
for (const id of ['flip', 'bare']) $(id).addEventListener('change', () => queued(look));
$('dark').addEventListener('change', () => {
  document.documentElement.classList.toggle('dark', $('dark').checked);
  if (room) queued(look);
});
$('typing').addEventListener('submit', event => {
  event.preventDefault();
  const move = $('typed').value.trim();
  if (move) queued(async () => {
    await play({ move });
    $('typed').value = '';
  });
});
$('why').addEventListener('click', () => queued(() => why($('typed').value.trim(), '')));
$('set').addEventListener('click', () => queued(async () => {
  const { game: name } = await game('record');
  await enter((await ask('api/games', { game: name, position: $('fen').value })).id);
}));
$('save').addEventListener('click', () => queued(async () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(await game('record'), null, 2)], { type: 'application/json' }));
  link.download = 'game.json';
  link.click();
}));
$('load').addEventListener('change', () => queued(async () => {
  const text = await $('load').files[0].text();
  const moves = JSON.parse(text).moves.map(move => (typeof move === 'string' ? move : move.move));
  path = [];
  const { text: problem } = await game('load', { rev: now.rev, moves });
  await look();
  if (problem) say(problem);
}));
document.addEventListener('keydown', event => {
  if (event.key === 'Escape' && room) queued(cancel);
  if (event.altKey && event.key === 'ArrowLeft' && room) undo();
  if (event.altKey && event.key === 'ArrowRight' && room) redo();
});
window.addEventListener('hashchange', () => {
  const id = location.hash.slice(1);
  if (id && id !== room) queued(() => enter(id));
});

$('dark').checked = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark', $('dark').checked);
queued(async () => {
  await library();
  if (location.hash.length > 1) await enter(location.hash.slice(1));
  else say('Choose a game');
});
