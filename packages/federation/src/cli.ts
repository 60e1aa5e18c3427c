import type { Command } from './commands/command';
import { readRemoteConfiguration } from './define-remote';

/** Each command is loaded when it runs: the images that build releases do not install what the gate needs. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  build: async () => (await import('./commands/development')).build,
  test: async () => (await import('./commands/development')).test,
  release: async () => (await import('./commands/release')).release,
  dev: async () => (await import('./commands/development')).dev,
  publish: async () => (await import('./commands/publishing')).publish,
  releases: async () => (await import('./commands/publishing')).releases,
  activate: async () => (await import('./commands/publishing')).activate,
  rollback: async () => (await import('./commands/publishing')).rollback,
  keys: async () => (await import('./commands/keys')).keys,
};

async function usage(): Promise<string> {
  const lines = Object.entries(COMMANDS).map(
    async ([name, load]) => `  federation ${name} ${(await load()).usage}`,
  );
  return ["Usage, inside a remote's folder:", ...(await Promise.all(lines))].join('\n');
}

async function run([name = '', ...args]: string[]): Promise<void> {
  const load = COMMANDS[name];
  if (!load) throw new Error(await usage());
  const command = await load();
  const folder = process.cwd();
  await command.run(args, { remote: await readRemoteConfiguration(folder), folder });
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
