import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nameBuild } from '../build/name-build';
import { readCommandEnvironment } from '../environment';
import { ensureReleaseKey } from '../keys';
import { writeReport } from '../gate/report';
import { runGate } from '../gate/run-gate';
import type { GateContext, StepOutcome } from '../gate/step';
import type { Command } from './command';

/** The outcome of the command, in one line. */
function summaryOf(outcomes: readonly StepOutcome[]): string {
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  const publishing = outcomes.at(-1);
  if (publishing?.outcome === 'failed') return publishing.problems.join('; ');
  if (failed.length > 0) return `not released: ${failed.join(', ')} failed`;
  return publishing?.notes?.join('; ') ?? '';
}

/** Ensures that the trial has its browser, so that the command fails at once where none can be installed. */
async function requireBrowser(): Promise<void> {
  // Imported here: the other commands need no browser.
  const { ensureBrowser } = await import('@site/browser-trial/browser');
  try {
    ensureBrowser();
  } catch (error) {
    throw new Error(`${(error as Error).message}, or leave the trial out: --skip browser`, { cause: error });
  }
}

/** `federation release`. */
export const release: Command = {
  usage: `[--version 1.4.2] [--skip STEP]... [--drop /path]... [--link ADDRESS]...   checks the remote, builds it, compares it with what is live,
                          publishes and activates it, and waits for the shell's verdict`,
  async run(args, { remote, folder }) {
    const { values } = parseArgs({
      args,
      options: {
        version: { type: 'string' },
        skip: { type: 'string', multiple: true, default: [] },
        drop: { type: 'string', multiple: true, default: [] },
        link: { type: 'string', multiple: true, default: [] },
      },
    });
    // Imported here: the images that build releases do not install what the gate needs.
    const { browser, build, live, steps } = await import('../gate/steps');
    const context: GateContext = {
      remote,
      folder,
      ...nameBuild(folder, 'production', values.version),
      ...readCommandEnvironment(),
      skipped: values.skip,
      dropped: values.drop,
      relinked: values.link,
      log: (line) => console.log(line),
    };
    const start = performance.now();
    console.log(`${remote.name} ${context.version}`);
    if (!values.skip.includes(browser.name)) await requireBrowser();
    // A missing key, too, is noticed before the steps and not after them.
    await ensureReleaseKey(remote.name);
    const reportFolder = path.join(folder, 'dist', 'report');
    await rm(reportFolder, { recursive: true, force: true });
    const { outcomes, valueOf } = await runGate(steps, context);
    const verdict = summaryOf(outcomes);
    const report = await writeReport(reportFolder, {
      title: `${remote.name} ${context.version}`,
      verdict,
      steps: outcomes,
      release: valueOf(build)?.release,
      before: valueOf(live)?.releases[remote.name],
      changedPages: valueOf(browser) ?? [],
    });
    console.log(`Report: ${path.relative(process.cwd(), report)}`);
    console.log(`${verdict} (${((performance.now() - start) / 1000).toFixed(1)} s in total)`);
    if (outcomes.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
  },
};
