// Plays random games of `senet env` and asks ffish, Fairy-Stockfish as a library, whether each move is legal and whether the game goes on.
// usage: node env-ffish.js GAME VARIANT STEPS   for chess and shogi, after `npm install ffish`; SENET is the program
// Without it the library reads its file by itself; newer Node has a fetch that cannot.
globalThis.fetch = undefined;
const ffish = require('ffish');
const {spawn} = require('child_process');
const rl = require('readline');
const [game, variant, steps] = [process.argv[2], process.argv[3], +process.argv[4]];
const N = 32;
const p = spawn(process.env.SENET || './senet', ['env', game, '--stdio', '--max-moves', '300'], {stdio: ['pipe', 'pipe', 'inherit']});
const lines = rl.createInterface({input: p.stdout})[Symbol.asyncIterator]();
const ask = async o => { p.stdin.write(JSON.stringify(o) + '\n'); const a = JSON.parse((await lines.next()).value); if (!a.ok) throw new Error(a.error); return a; };
(async () => {
  if (!ffish.Board) await new Promise(r => { ffish.onRuntimeInitialized = r; });
  let seed = 12345; const rnd = n => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 2147483648 * n); };
  const spec = await ask({op: 'spec'});
  const states = (await ask({op: 'reset', count: N, seed: 1})).states;
  const boards = states.map(() => new ffish.Board(variant));
  let done = 0, moves = 0, games = 0, bad = 0, over = 0; const t0 = Date.now(); let tEnv = 0;
  while (done < steps) {
    const acts = states.map(s => s.legal[rnd(s.legal.length)]);
    const t = Date.now();
    const next = (await ask({op: 'step', actions: acts})).states;
    tEnv += Date.now() - t; done += N;
    const again = [];
    for (const s of next) {
      const b = boards[s.env];
      for (const m of s.moves) {
        moves++;
        const legal = b.legalMoves().split(' ');
        const uci = convert(m, legal, b);
        if (!uci) { if (bad++ < 5) console.log('not legal by ffish:', m, b.fen(), legal.length); }
        else b.push(uci);
      }
      if (s.moves.length && !s.over && !s.truncated && b.legalMoves() === '') { if (bad++ < 5) console.log('over by ffish only:', b.fen()); }
      if (s.over && b.legalMoves() !== '') { over++; reasons[s.result] = (reasons[s.result] || 0) + 1; }
      states[s.env] = s;
      if (s.over || s.truncated) { games++; again.push(s.env); b.reset(); }
    }
    if (again.length) for (const s of (await ask({op: 'reset', envs: again, seed: done})).states) states[s.env] = s;
  }
  console.log(`${game}: ${done} steps, ${moves} moves, ${games} games, ${bad} differences, ${over} ended by rules beyond the moves`, reasons);
  console.log(`${Math.round(done * 1000 / tEnv)} steps/s in the environment, ${Math.round((Date.now() - t0) / 1000)} s in all`);
  p.stdin.end();
})().catch(e => { console.error(e); process.exit(1); });
const reasons = {};
function convert(m, legal, b) {
  let u;
  if (variant === 'shogi') {
    const sq = t => String.fromCharCode(97 + 9 - +t[0]) + (10 - (t.charCodeAt(1) - 96));
    u = m.includes('*') ? m[0] + '@' + sq(m.slice(2)) : sq(m.slice(0, 2)) + sq(m.slice(2, 4)) + m.slice(4);
  } else {
    const white = b.turn(), row = white ? '1' : '8';
    if (/^[O0]-[O0]-[O0]/.test(m)) u = 'e' + row + 'c' + row;
    else if (/^[O0]-[O0]/.test(m)) u = 'e' + row + 'g' + row;
    else { const q = m.match(/^[A-Z]?([a-h][1-8])[-x]([a-h][1-8])(?:.*\((Queen|Rook|Bishop|Knight)\))?/); u = q ? q[1] + q[2] + (q[3] ? {Q: 'q', R: 'r', B: 'b', K: 'n'}[q[3][0]] : '') : m; }
  }
  return legal.includes(u) ? u : null;
}
