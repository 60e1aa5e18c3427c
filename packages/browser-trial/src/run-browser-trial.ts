import { BrowserTrial } from './browser-trial';
import type { TrialOptions, TrialResult } from './options';

export { BrowserTrial, type CandidateOptions } from './browser-trial';
export type { ChangedPage, Finding, LiveReleases, TrialOptions, TrialResult } from './options';
export { shellBuild, type ShellBuild } from './site/shell-build';

/** Tries a candidate in a browser, beside the live releases of all others. */
export async function runBrowserTrial(options: TrialOptions): Promise<TrialResult> {
  const trial = await BrowserTrial.start(options.live);
  try {
    return await trial.run(options);
  } finally {
    await trial.stop();
  }
}
