// Plays a random game of tic-tac-toe, written in JavaScript; the rules are in Senet.
const game = Polyglot.eval('senet', '(load-game "tic-tac-toe")');

// A generator of random numbers that gives the same game each time.
let seed = 1;
const random = (below) => (seed = (seed * 48271) % 2147483647) % below;

let position = game.start;
while (!position.over) {
  const moves = [...position.moves];
  const move = moves[random(moves.length)];
  console.log(`${position.player}: ${move.notation}`);
  position = position.apply(move);
}
console.log(String(position));
console.log(position.result);
