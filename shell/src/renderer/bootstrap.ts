import { Socket } from 'node:net';
import { compileFunction } from 'node:vm';
import { readMessages, writeMessage } from '../protocol/messages';
import type { RendererInput, RendererOutput } from '../protocol/protocol';

/** File descriptor of the socket to the shell. Not standard output, to which any code may print. */
const SHELL_FD = 3;
/** The program and five server bundles take less than 4 MB. */
const MAX_INPUT_BYTES = 64 * 1024 * 1024;

type Receive = (input: Exclude<RendererInput, { type: 'start' }>) => void;

/** The exports of a renderer's program. */
export type StartRenderer = (send: (output: RendererOutput) => void) => Promise<Receive>;

/** Runs the program that the shell sends, so that it is always of the shell's own build. */
async function start(source: string): Promise<Receive> {
  const program = { exports: {} as { startRenderer: StartRenderer } };
  const evaluate = compileFunction(source, ['module', 'exports', 'require'], { filename: 'renderer.cjs' });
  evaluate(program, program.exports, process.getBuiltinModule);
  return program.exports.startRenderer((output) => writeMessage(shell, output));
}

const { exit } = process;
const shell = new Socket({ fd: SHELL_FD });
let started: Promise<Receive> | undefined;

shell.on('error', () => undefined).on('close', () => exit());
readMessages(shell, MAX_INPUT_BYTES, (message) => {
  const input = message as RendererInput;
  if (input.type === 'start') started = start(input.source);
  else void started?.then((receive) => receive(input));
});
