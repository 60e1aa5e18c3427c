// Runs the program of a renderer in a thread of the bench: the baseline of the renderer process.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const { startRenderer } = createRequire(import.meta.url)(workerData);
const inputs = [];
let receive = (input) => inputs.push(input);
parentPort.on('message', (input) => receive(input));
receive = await startRenderer((output) => parentPort.postMessage(output));
inputs.forEach(receive);
