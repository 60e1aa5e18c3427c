import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserTrial, Finding } from '@site/browser-trial';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import { applyEdit, type Edit } from './edit';
import { runSteps } from './gate-run';

/** The result of the gate for an edit. */
export interface Verdict {
  edit: Edit;
  /** The step that refused it, with the check where it is the browser trial; null: it would have gone live. */
  step: string | null;
  problem: string;
  /** What the browser trial has found on the live page too. */
  known: readonly Finding[];
  durationMs: number;
}

export interface SuiteSettings {
  /** A copy of the repository, which the edits change. */
  repository: string;
  trial: BrowserTrial;
  /** Variables that name the live site. */
  environment: Record<string, string>;
  /** Called with a release that would go live, while its folder exists. */
  onLive?: (releaseFolder: string) => Promise<void>;
}

const MAX_PROBLEM_LENGTH = 240;

const shorten = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_PROBLEM_LENGTH);

/** Makes an edit, runs the gate on it, and undoes it. */
export async function tryEdit(
  { repository, trial, environment, onLive }: SuiteSettings,
  edit: Edit,
  number: number,
): Promise<Verdict> {
  const started = performance.now();
  const undo = await applyEdit(path.join(repository, edit.remote), edit);
  try {
    const result = await runSteps(repository, edit.remote, `90.0.${number}`, environment);
    const found =
      'output' in result
        ? await tryInBrowser(trial, result.output, onLive)
        : { step: result.step, problem: shorten(result.problem), known: [] };
    return { edit, ...found, durationMs: performance.now() - started };
  } finally {
    await undo();
  }
}

async function tryInBrowser(
  trial: BrowserTrial,
  output: string,
  onLive: SuiteSettings['onLive'],
): Promise<Pick<Verdict, 'step' | 'problem' | 'known'>> {
  // The next build empties the folder, and the shell may still read from it.
  const releaseFolder = makeTemporaryFolder('gate-suite-release');
  try {
    await cp(output, releaseFolder, { recursive: true });
    const { findings, known } = await trial.run({ releaseFolder, stopAtFirst: true });
    const [first] = findings;
    if (!first) {
      await onLive?.(releaseFolder);
      return { step: null, problem: '', known };
    }
    return { step: `browser: ${first.check}`, problem: shorten(`${first.page} ${first.message}`), known };
  } finally {
    await rm(releaseFolder, { recursive: true, force: true });
  }
}
