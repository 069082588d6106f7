// A session of `senet nrepl` with the client nrepl-client: evaluation, errors, files, sessions, completion, interruption.
//
//   npm install nrepl-client
//   node tests/clients/nrepl.js
//
// SENET is the command to start, else the ./senet of this checkout.
'use strict';

const { spawn } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

let nrepl;
try {
  nrepl = require(require.resolve('nrepl-client', { paths: [process.cwd(), __dirname] }));
} catch {
  console.log('skipped: nrepl-client is not installed (npm install nrepl-client)');
  process.exit(0);
}

const senet = process.env.SENET || path.join(__dirname, '..', '..', 'senet');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nrepl'));
const server = spawn(senet, ['nrepl'], { cwd: folder, stdio: 'ignore' });
const limit = setTimeout(() => end('no answer within two minutes'), 120000);

function end(fault) {
  clearTimeout(limit);
  server.kill();
  fs.rmSync(folder, { recursive: true, force: true });
  console.log(fault ? 'FAILED: ' + fault : 'all answers as expected');
  process.exit(fault ? 1 : 0);
}

async function port() {
  const file = path.join(folder, '.nrepl-port');
  while (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') === '') {
    await new Promise(done => setTimeout(done, 100));
  }
  return Number(fs.readFileSync(file, 'utf8'));
}

/** All messages that answer a request, as one object; values and output are joined. */
function ask(client, message) {
  return new Promise(done => client.send(message, (error, messages) => {
    const all = error && !messages ? error : messages;
    const joined = { value: [], out: '', err: '', status: [] };
    for (const part of [].concat(all || [])) {
      joined.value.push(...(part.value === undefined ? [] : [part.value]));
      joined.out += part.out || '';
      joined.err += part.err || '';
      joined.status.push(...(part.status || []));
      joined.rest = { ...joined.rest, ...part };
    }
    done(joined);
  }));
}

function expect(what, actual, wanted) {
  const same = JSON.stringify(actual) === JSON.stringify(wanted);
  console.log((same ? 'ok    ' : 'wrong ') + what + (same ? '' : ': ' + JSON.stringify(actual)));
  if (!same) {
    end(what + ' should be ' + JSON.stringify(wanted));
  }
}

async function talk(client) {
  const described = await ask(client, { op: 'describe' });
  expect('describe', ['eval', 'interrupt', 'load-file', 'lookup'].filter(op => !described.rest.ops[op]), []);
  const session = (await ask(client, { op: 'clone' })).rest['new-session'];
  const within = { session };

  const forms = await ask(client, { ...within, op: 'eval', code: '(+ 1 2) (println "hi") (* 6 7)' });
  expect('the values of three forms', forms.value, ['3', 'nil', '42']);
  expect('what they print', forms.out, 'hi\n');

  const wrong = await ask(client, { ...within, op: 'eval', code: '(map inc 5)' });
  expect('an error', [wrong.status.includes('eval-error'), wrong.err.includes('expects a collection')], [true, true]);
  const game = '(let [p (start (load-game "chess"))] [(count (moves p)) (perft p 3)])';
  expect('a game', (await ask(client, { ...within, op: 'eval', code: game })).value, ['[20 8902]']);

  const file = { op: 'load-file', file: '(ns my.file) (def a 5) a', 'file-name': 'a.senet', 'file-path': '/a.senet' };
  expect('a file', (await ask(client, { ...within, ...file })).value, ['5']);
  expect('its name', (await ask(client, { ...within, op: 'eval', code: 'my.file/a' })).value, ['5']);

  const found = await ask(client, { ...within, op: 'completions', prefix: 'reduced', ns: 'user' });
  expect('completions', found.rest.completions.map(c => c.candidate), ['reduced', 'reduced?']);
  expect('documentation', (await ask(client, { ...within, op: 'lookup', sym: 'map', ns: 'user' })).rest.info.name, 'map');

  const endless = ask(client, { ...within, op: 'eval', code: '(loop [] (recur))' });
  setTimeout(() => ask(client, { ...within, op: 'interrupt' }), 1000);
  expect('an interruption', (await endless).status.includes('interrupted'), true);
  expect('what comes after it', (await ask(client, { ...within, op: 'eval', code: '(inc 1)' })).value, ['2']);

  await ask(client, { op: 'close', session });
  const closed = await ask(client, { op: 'ls-sessions' });
  expect('a closed session', (closed.rest.sessions || []).includes(session), false);
  end(null);
}

server.on('error', error => end(error.message));
port().then(number => {
  const client = nrepl.connect({ port: number, host: '127.0.0.1' });
  client.once('connect', () => talk(client).catch(error => end(String(error))));
});
