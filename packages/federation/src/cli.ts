import { activate } from './commands/activate';
import { build } from './commands/build';
import type { Command } from './commands/command';
import { dev } from './commands/dev';
import { keys } from './commands/keys';
import { publish } from './commands/publish';
import { release } from './commands/release';
import { releases } from './commands/releases';
import { rollback } from './commands/rollback';
import { test } from './commands/test';
import { loadRemote } from './load-remote';

const COMMANDS: Record<string, Command> = {
  build,
  test,
  release,
  dev,
  publish,
  releases,
  activate,
  rollback,
  keys,
};

const usage = () =>
  [
    "Usage, inside a remote's folder:",
    ...Object.entries(COMMANDS).map(([name, command]) => `  federation ${name} ${command.usage}`),
  ].join('\n');

async function run([name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new Error(usage());
  const folder = process.cwd();
  await command.run(args, { remote: await loadRemote(folder), folder });
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
