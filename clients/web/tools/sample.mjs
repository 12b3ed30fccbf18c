// Plays some moves of a game against bots on a running server and prints a sample for /dev/<game>:
//   node --experimental-websocket tools/sample.mjs http://127.0.0.1:8080 <game> <own moves> [seats] >src/games/<game>/sample.json
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

const [server, game, moves, seats = '3', options = ''] = process.argv.slice(2);
const socket = new WebSocket(server.replace('http', 'ws') + '/ws');
const bytes = randomBytes(32);
let table = '';
let view = {};
let made = 0;
const send = (message) => socket.send(JSON.stringify(message));

socket.onopen = () => {
  send({ type: 'hello', version: 1, name: 'سارا' });
};
const makeTable = () => {
  const bots = Array.from({ length: Number(seats) }, (_, seat) => (seat === 0 ? '' : 'easy'));
  send({ type: 'make_table', id: 1, settings: { game, options, pace: 'instant' }, seats: bots });
};
socket.onmessage = ({ data }) => {
  for (const line of data.split('\n').filter(Boolean)) {
    const message = JSON.parse(line);
    if (message.type === 'refused') console.error(line);
    if (message.type === 'welcome') makeTable();
    if (message.type === 'table' && !table) {
      table = message.table;
      send({ type: 'sit', table, entropy_hash: bytesToHex(blake2b(bytes, { dkLen: 32 })) });
      send({ type: 'ready', table, entropy: bytesToHex(bytes) });
      send({ type: 'start', table });
    }
    if (message.type !== 'update') continue;
    view = message.full ? message.view : { ...view, ...message.view };
    const own = message.moves ?? [];
    if (!own.length || message.choice !== undefined) continue;
    if (made++ === Number(moves)) {
      const names = ['سارا', 'Ali', 'Mina', 'رضا', 'Bot 5', 'Bot 6', 'Bot 7', 'Bot 8'].slice(0, Number(seats));
      console.log(JSON.stringify({ names, me: 0, update: { ...message, full: true, view, table: undefined } }, null, 1));
      process.exit(0);
    }
    const ply = (message.ply ?? 0) + (message.staged ?? 0);
    setTimeout(() => send({ type: 'move', table, ply, move: own[Math.floor(Math.random() * own.length)][0] }), 50);
  }
};
setTimeout(() => process.exit(1), 60000);
