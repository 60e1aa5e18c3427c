import type { Command } from './commands/command';
import { build, dev, test } from './commands/development';
import { keys } from './commands/keys';
import { activate, publish, releases, rollback } from './commands/publishing';
import { release } from './commands/release';
import { readRemoteConfiguration } from './define-remote';
import { describeFailure } from './describe-failure';

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

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
