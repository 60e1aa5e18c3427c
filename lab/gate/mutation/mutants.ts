import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { execa } from 'execa';
import { createRandom } from '../../soak/random';
import type { Edit } from '../edit';
import { partOf, PARTS, type Part } from './parts';

/** A random change of one expression. */
export interface Mutant extends Edit {
  part: Part;
  /** Name of Stryker's operator. */
  operator: string;
}

type Logger = ConstructorParameters<typeof Instrumenter>[0];
const ignore = () => undefined;
const isOff = () => false;
const SILENT: Logger = {
  isTraceEnabled: isOff,
  isDebugEnabled: isOff,
  isInfoEnabled: isOff,
  isWarnEnabled: isOff,
  isErrorEnabled: isOff,
  isFatalEnabled: isOff,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

const MAX_TEXT_LENGTH = 40;
const shorten = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);

/** Offset of a position in a text. Both count from 0. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let passed = 0; passed < line; passed += 1) start = text.indexOf('\n', start) + 1;
  return start + column;
}

/** Every mutant of a remote: Stryker's operators on each of its sources but tests. */
async function mutantsOf(repository: string, remote: RemoteName): Promise<Mutant[]> {
  const folder = path.join(repository, remote);
  const patterns = ['*.ts', '*.tsx', ':!*.test.*', ':!*.d.ts', ':!jest*', ':!src/testing/*'];
  const { stdout } = await execa('git', ['ls-files', '--cached', '--others', ...patterns], { cwd: folder });
  const names = stdout.split('\n').filter(Boolean);
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(path.join(folder, name), 'utf8'));
  const { mutants } = await new Instrumenter(SILENT).instrument(
    [...texts].map(([name, content]) => ({ name, mutate: true, content })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: true },
  );
  return mutants.map(({ fileName, location, mutatorName, replacement }) => {
    const text = texts.get(fileName) ?? '';
    const [start, end] = [offsetOf(text, location.start), offsetOf(text, location.end)];
    const mutated = text.slice(0, start) + replacement + text.slice(end);
    return {
      name: `${fileName}:${location.start.line + 1}  ${shorten(text.slice(start, end))} → ${shorten(replacement)}`,
      remote,
      changes: [[fileName, text, mutated]],
      part: partOf(fileName, text, start),
      operator: mutatorName,
    };
  });
}

/**
 * Draws mutants at random: from each part of the remotes in turn, each operator equally often. The same seed draws the
 * same mutants of the same sources.
 */
export async function drawMutants(
  repository: string,
  remotes: readonly RemoteName[],
  { count, seed }: { count: number; seed: number },
): Promise<Mutant[]> {
  const random = createRandom(seed);
  const all: Mutant[] = [];
  for (const remote of remotes) all.push(...(await mutantsOf(repository, remote)));
  const drawn = new Set<Mutant>();
  for (let turn = 0; drawn.size < Math.min(count, all.length); turn += 1) {
    const remote = random.pick(remotes);
    const choice = all.filter((each) => each.part === PARTS[turn % PARTS.length] && each.remote === remote);
    const operator = random.pick([...new Set(choice.map((each) => each.operator))]);
    const mutant = random.pick(choice.filter((each) => each.operator === operator));
    if (mutant) drawn.add(mutant);
  }
  return [...drawn];
}
