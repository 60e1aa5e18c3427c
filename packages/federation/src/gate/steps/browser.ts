import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runBrowserTrial, type Finding, type LiveRelease, type TrialResult } from '@site/browser-trial';
import { nearestFile } from '../../nearest-file';
import type { LiveSite } from '../live-site';
import type { Step } from '../step';
import { needed } from './needed';

/** The shell that the release is tried in, as its build leaves it. */
const SHELL = path.join('shell', 'dist', 'production', 'server', 'main.cjs');

function shellFor(folder: string): string | null {
  try {
    return process.env['TRIAL_SHELL'] ?? nearestFile(folder, SHELL);
  } catch {
    return null;
  }
}

const liveReleases = ({ releases, origins }: LiveSite): Record<string, LiveRelease> =>
  Object.fromEntries(
    Object.values(releases).map(({ name, version }) => [name, { version, origin: origins[name] }]),
  );

const lineOf = ({ check, page, message }: Finding) => `${page} ${check}: ${message}`.trim();

function notesOf({ pages, checks, known, changedPages }: TrialResult): string[] {
  return [
    `${pages.length} pages, ${changedPages.length} of them look different`,
    ...checks.map(
      ({ name, runs, durationMs }) => `${name}: ${runs} times, ${(durationMs / 1000).toFixed(1)} s`,
    ),
    ...known.map((finding) => `the live release has this too: ${lineOf(finding)}`),
  ];
}

/** The candidate in a browser, in a shell of its own, beside the live releases of all others. */
export const browser: Step = {
  name: 'browser',
  after: ['build', 'live', 'types', 'lint', 'tests'],
  advice: 'open the page with `npm run dev` and do what the check did; pictures are in the report',
  async run(context) {
    const { folder, remote, dropped, log } = context;
    const { output, live } = needed(context);
    const shell = shellFor(folder);
    if (!shell) return { problems: [], unavailable: 'the shell is not built: `npm run build -w shell`' };
    const report = path.join(folder, 'dist', 'report');
    const pictures = path.join(report, 'pictures');
    await mkdir(pictures, { recursive: true });
    const result = await runBrowserTrial({
      remote: remote.name,
      releaseFolder: output,
      live: liveReleases(live),
      shell,
      dropped,
      pictures,
      onProgress: (line) => log(`      ${line}`),
    });
    context.changedPages = result.changedPages.map(({ page, before, after }) => ({
      page,
      before: path.relative(report, before),
      after: path.relative(report, after),
    }));
    return { problems: result.findings.map(lineOf), notes: notesOf(result) };
  },
};
