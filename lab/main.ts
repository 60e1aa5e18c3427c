import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from '@site/harness/run.mjs';

interface Suite {
  about: string;
  /** The program below `lab/`. Default: `main.ts` in the folder of the suite. */
  program?: string;
  /** How long it takes on two cores. */
  minutes: number;
  /** How long it takes with `--short`. Absent where there is no short form. */
  shortMinutes?: number;
}

const SUITES: Record<string, Suite> = {
  check: {
    about: "The lab's own types and tests, and whether the supported browsers have what the site uses",
    program: 'check.ts',
    minutes: 1,
  },
  size: {
    about: 'Weighs every page against its budget, and against the same sources as one application',
    minutes: 7,
    shortMinutes: 2,
  },
  'first-use': {
    about: 'Presses every form, menu and dialog at the first paint, on a slow phone',
    minutes: 3,
  },
  navigation: {
    about: 'Times links on a slow phone and slow 4G, before and after the code of their page',
    minutes: 7,
  },
  lighthouse: {
    about: 'Runs Lighthouse on every routed page, as a phone on slow 4G (needs Node 22.19)',
    minutes: 35,
    shortMinutes: 7,
  },
  engines: {
    about: 'Tries pages, forms, dialogs and Back in Chromium, Firefox and WebKitGTK',
    minutes: 3,
    shortMinutes: 2,
  },
  validate: {
    about: 'Runs the validators of HTML, OpenAPI and structured data',
    minutes: 2,
  },
  conformance: {
    about:
      "Loads the containers in a plain host on four versions of Module Federation's runtime, and foreign ones here",
    minutes: 1,
    shortMinutes: 1,
  },
  faults: {
    about: 'Breaks each remote in twelve ways, and looks at what visitors get',
    minutes: 7,
    shortMinutes: 1,
  },
  attacks: {
    about:
      'Attacks the site as the security audits did: floods, smuggled requests, hostile uploads and releases',
    minutes: 2,
    shortMinutes: 1,
  },
  soak: {
    about: 'Releases, activates and rolls back 200 times while visitors navigate',
    minutes: 33,
    shortMinutes: 1,
  },
  gate: {
    about: 'Sends breaking and harmless edits through the release gate',
    minutes: 110,
    shortMinutes: 3,
  },
  'one-release': {
    about:
      'Changes the site in twelve ways, each by one release of one remote, and refuses twelve bad contributions',
    minutes: 4,
    shortMinutes: 1,
  },
  'content-mutation': {
    about: 'Changes every word of the remotes (or of the shell) that are named after it, and runs the tests',
    minutes: 10,
  },
  'new-remote': {
    about: 'Makes a remote beside a running site, checks and tests it, and removes it without a dead link',
    minutes: 4,
    shortMinutes: 1,
  },
  'own-repository': {
    about: 'Develops and releases a remote from a repository that has only the packed packages',
    minutes: 9,
    shortMinutes: 3,
  },
  bench: {
    about: 'Measures speed, renders, a flood, activation, releasing and posts (needs wrk)',
    minutes: 20,
    shortMinutes: 8,
  },
  durability: {
    about: 'Kills backend and database under load: no post may be lost or stored twice',
    minutes: 1,
    shortMinutes: 1,
  },
  docker: {
    about: 'Tests the containers: pages, redeployment, crashes, metrics, backup (needs Docker)',
    program: 'containers/docker-suite.ts',
    minutes: 12,
    shortMinutes: 4,
  },
  swarm: {
    about: 'Updates a swarm under load, also to a shell that never gets ready (needs Docker)',
    program: 'containers/swarm-suite.ts',
    minutes: 4,
    shortMinutes: 3,
  },
  load: {
    about: 'Sends half of the highest rate to the containers, then 1,000 slow clients (needs Docker)',
    program: 'containers/load-suite.ts',
    minutes: 15,
    shortMinutes: 2,
  },
};

const folder = import.meta.dirname;

function librariesAreCurrent(): boolean {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

async function install(): Promise<void> {
  if (librariesAreCurrent()) return;
  console.log("Installing the lab's own libraries into lab/node_modules (200 MB, about a minute, once)");
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (code !== 0) throw new Error("The lab's libraries could not be installed: see the lines above");
}

function printSuites(): void {
  console.log('npm run lab -- SUITE [--short]; minutes on two cores, in full and with --short:\n');
  for (const [name, { about, minutes, shortMinutes = minutes }] of Object.entries(SUITES)) {
    console.log(`  ${name.padEnd(15)}${`${minutes} / ${shortMinutes}`.padStart(7)}  ${about}`);
  }
}

async function main([name, ...parameters]: string[]): Promise<void> {
  if (!name) return printSuites();
  const suite = SUITES[name];
  if (!suite) {
    printSuites();
    throw new Error(`\nThere is no suite called ${name}`);
  }
  await install();
  const { about, program = path.join(name, 'main.ts'), minutes, shortMinutes } = suite;
  const isShort = parameters.includes('--short') && shortMinutes !== undefined;
  console.log(`${about}: about ${isShort ? shortMinutes : minutes} min`);
  const passed = shortMinutes === undefined ? parameters.filter((each) => each !== '--short') : parameters;
  process.exitCode = await run('node', ['--import', 'tsx', path.join('lab', program), ...passed]);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
