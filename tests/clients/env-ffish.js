// Plays random games of `senet env` beside other rules, those of ffish (Fairy-Stockfish as a library) or the few lines of Connect Four below.
// After each step the legal actions are compared with the clicks of their moves, and after each move the positions and whether the game goes on.
// usage: node env-ffish.js GAME STEPS   for chess and shogi, after `npm install ffish`, and for connect-four; SENET is the program
const {spawn} = require('child_process');
const fs = require('fs');
const lineReader = require('readline');
// Without it the library reads its file by itself; newer Node has a fetch that cannot.
globalThis.fetch = undefined;

const [game, steps] = [process.argv[2], +process.argv[3]];
const envs = 64;
const program = spawn(process.env.SENET || './senet', ['env', game, '--stdio', '--max-moves', '300'], {stdio: ['pipe', 'pipe', 'inherit']});
const lines = lineReader.createInterface({input: program.stdout})[Symbol.asyncIterator]();

async function ask(request) {
  program.stdin.write(JSON.stringify(request) + '\n');
  const answer = JSON.parse((await lines.next()).value);
  if (!answer.ok) throw new Error(answer.error);
  return answer;
}

let seed = +(process.env.SEED || 12345);
function random(bound) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor(seed / 2147483648 * bound);
}

// A model has `moves()`, each with its clicks and, among those that are clicked alike, its last letter; `push`, `position` and `over`.
class Library {
  constructor() {
    this.board = new Library.ffish.Board(game);
    this.shogi = game === 'shogi';
  }
  square(text) {
    return this.shogi ? (9 - (text.charCodeAt(0) - 97)) + String.fromCharCode(96 + 10 - +text.slice(1)) : text;
  }
  moves() {
    const names = {P: 'Pawn', L: 'Lance', N: 'Knight', S: 'Silver', G: 'Gold', B: 'Bishop', R: 'Rook'};
    const legal = this.board.legalMoves().split(' ').filter(move => move && !this.matesByPawn(move));
    // Who holds one type of piece only does not have to choose it.
    const types = new Set(legal.filter(move => move[1] === '@').map(move => move[0]));
    return legal.map(move => {
      const drop = move[1] === '@', to = this.square(move.slice(2, 4));
      const clicks = [drop ? types.size > 1 && names[move[0]] : this.square(move.slice(0, 2)), to];
      // In shogi a second click on the last square promotes, and ending the move does not.
      if (this.shogi && move[4] === '+') clicks.push(legal.includes(move.slice(0, 4)) ? to : null);
      if (this.shogi && legal.includes(move + '+')) clicks.push('end of the move');
      return {move, clicks: clicks.filter(click => click)};
    });
  }
  // ffish makes such a drop and counts it as lost; the rules of shogi forbid it.
  matesByPawn(move) {
    if (!this.shogi || !move.startsWith('P@')) return false;
    this.board.push(move);
    const mate = this.board.isCheck() && this.board.legalMoves() === '';
    this.board.pop();
    return mate;
  }
  push(move) {
    this.board.push(move.move);
  }
  // The square of a pawn that may be captured in passing is left out: ffish tells it only where a move does so.
  position(text) {
    const words = (text || this.board.fen()).split(' ');
    if (!this.shogi) return [words[0], words[1], words[2], words[4], words[5]].join(' ');
    if (!text) {
      const [, board, hands] = /^([^[]*)\[(.*)\]$/.exec(words[0]);
      words[0] = board;
      words[1] = words[1] === 'w' ? 'b' : 'w';
      words[2] = hands.split('').sort().join('');
    } else {
      words[2] = words[2].replace(/(\d+)(.)/g, (_, count, piece) => piece.repeat(+count)).replace('-', '').split('').sort().join('');
    }
    return words.slice(0, 3).join(' ');
  }
  over() {
    return this.moves().length === 0;
  }
}

class ConnectFour {
  constructor() {
    this.columns = Array.from({length: 7}, () => []);
    this.count = 0;
    this.won = false;
  }
  moves() {
    return this.columns.flatMap((column, i) => column.length < 6 ? [{i, clicks: ['abcdefg'[i] + (column.length + 1)]}] : []);
  }
  push({i}) {
    const player = this.count++ % 2, row = this.columns[i].push(player) - 1;
    const run = (dx, dy) => {
      let n = 0;
      while ((this.columns[i + dx * (n + 1)] || [])[row + dy * (n + 1)] === player) n++;
      return n;
    };
    this.won = [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dx, dy]) => run(dx, dy) + run(-dx, -dy) >= 3);
  }
  position(text) {
    if (text) return text.split(':').map((part, i) => i ? part[0] + part.slice(1).split(',').sort() : part).join(':');
    const disks = player => this.columns.flatMap((column, i) => column.flatMap((p, row) => p === player ? ['abcdefg'[i] + (row + 1)] : [])).sort();
    return 'RY'[this.count % 2] + ':R' + disks(0) + ':Y' + disks(1);
  }
  over() {
    return this.won || this.count === 42;
  }
}

const results = {};
let differences = 0, moves = 0, games = 0, only = 0;
function differ(...what) {
  if (differences++ < 10) console.log(...what);
}

// The actions that begin or go on with the moves that are left, where `clicks` have been made.
function expected(left, clicks, actions) {
  const next = new Set(left.filter(move => move.clicks.length > clicks).map(move => actions.indexOf(move.clicks[clicks])));
  if (next.size) return [...next].sort((a, b) => a - b);
  return left.map((_, i) => actions.length - 16 + i);
}

// Linux counts hundredths of seconds; requests for positions are included.
function processorSeconds() {
  const fields = fs.readFileSync(`/proc/${program.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (+fields[11] + +fields[12]) / 100;
}

async function play() {
  if (game !== 'connect-four') {
    Library.ffish = require('ffish');
    if (!Library.ffish.Board) await new Promise(loaded => { Library.ffish.onRuntimeInitialized = loaded; });
  }
  const Model = game === 'connect-four' ? ConnectFour : Library;
  const {actions} = await ask({op: 'spec'});
  const start = () => { const model = new Model(); return {model, left: model.moves(), clicks: 0}; };
  const states = (await ask({op: 'reset', count: envs, seed: 1})).states;
  const tables = states.map(start);
  let done = 0, busy = 0;
  const begin = Date.now();
  while (done < steps) {
    states.forEach((state, i) => {
      const wanted = expected(tables[i].left, tables[i].clicks, actions).join();
      if (state.legal.join() !== wanted) differ('legal actions', state.legal.join(), 'not', wanted, tables[i].model.position());
    });
    const chosen = states.map(state => state.legal[random(state.legal.length)]);
    const before = Date.now();
    const next = (await ask({op: 'step', actions: chosen})).states;
    busy += Date.now() - before;
    done += envs;
    const moved = next.filter(state => state.moves.length).map(state => state.env);
    const texts = moved.length ? (await ask({op: 'text', envs: moved})).texts : [];
    const ended = [];
    for (const state of next) {
      const table = tables[state.env];
      states[state.env] = state;
      if (!state.moves.length) {
        table.left = table.left.filter(move => move.clicks[table.clicks] === actions[chosen[state.env]]);
        table.clicks++;
        continue;
      }
      moves++;
      const position = texts[moved.indexOf(state.env)].position;
      // Of moves that were clicked alike, such as promotions, the position tells which one was meant.
      const last = table.left.filter(move => !(table.clicks in move.clicks) || move.clicks[table.clicks] === actions[chosen[state.env]]);
      const meant = last.length === 1 ? last[0] : last.find(move => {
        if (!table.model.board) return false;
        table.model.push(move);
        const same = table.model.position() === table.model.position(position);
        table.model.board.pop();
        return same;
      });
      if (meant) table.model.push(meant);
      if (!meant || table.model.position() !== table.model.position(position))
        differ(state.moves, position, 'not', table.model.position());
      if (table.model.over() && !state.over) differ('over', table.model.position());
      if (state.over && !table.model.over()) {
        only++;
        results[state.result] = (results[state.result] || 0) + 1;
      }
      table.left = table.model.moves();
      table.clicks = 0;
      if (state.over || state.truncated) {
        games++;
        ended.push(state.env);
        if (table.model.board) table.model.board.delete();
        tables[state.env] = start();
      }
    }
    if (ended.length)
      for (const state of (await ask({op: 'reset', envs: ended, seed: done})).states) states[state.env] = state;
  }
  console.log(`${game}: ${done} steps, ${moves} moves, ${games} games, ${differences} differences, ${only} ended by rules beyond the moves`, results);
  console.log(`${Math.round(done * 1000 / busy)} steps/s in the environment, ${Math.round(done / processorSeconds())} per second of its processor time,`
      + ` ${Math.round((Date.now() - begin) / 1000)} s in all`);
  program.stdin.end();
}

play().catch(error => { console.error(error); process.exit(1); });
