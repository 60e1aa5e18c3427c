import type { Command } from './commands/command';
import { build, dev, test } from './commands/development';
import { keys } from './commands/keys';
import { activate, publish, releases, rollback } from './commands/publishing';
import { release } from './commands/release';
import { readRemoteConfiguration } from './define-remote';

/** In the order of the usage. */
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

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, command]) => `  federation ${name} ${command.usage}`);
  return ["Usage, inside a remote's folder:", ...lines].join('\n');
}

async function run([name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new Error(usage());
  const folder = process.cwd();
  await command.run(args, { remote: await readRemoteConfiguration(folder), folder });
}

/** Whether code failed, such as that of a content file: its message does not say where. Errors of Node have a code. */
const isDefect = (error: Error): boolean =>
  (error instanceof TypeError || error instanceof ReferenceError) && !('code' in error);

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(isDefect(error) ? error.stack : error.message);
  process.exitCode = 1;
});
