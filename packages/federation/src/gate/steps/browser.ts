import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Finding, ShellBuild, TrialResult } from '@site/browser-trial';
import type { LiveSite } from '../live-site';
import type { Step } from '../step';
import { releaseAndLive } from './release-and-live';

/** A note if the trial's shell, the installed or built one, is of another build than the live one. */
function shellNotes({ id }: ShellBuild, { url, platform }: LiveSite): string[] {
  if (id === platform.build) return [];
  return [
    `tried in the shell ${id}; that of ${url} is ${platform.build}: \`npm update @site/browser-trial\` installs the newest`,
  ];
}

const lineOf = ({ check, page, message }: Finding) => `${page} ${check}: ${message}`.trim();

function notesOf({ pages, checks, known, changedPages }: TrialResult): string[] {
  return [
    `${pages.length} pages, ${changedPages.length} of them look different`,
    ...checks.map(
      ({ name, runs, durationMs }) =>
        `${name}: ${runs === 1 ? 'once' : `${runs} times`}, ${(durationMs / 1000).toFixed(1)} s`,
    ),
    ...known.map((finding) => `the live release has this too: ${lineOf(finding)}`),
  ];
}

/** The candidate in a browser, in a shell of its own, beside the live releases of all others. */
export const browser: Step = {
  name: 'browser',
  after: ['build', 'live', 'types', 'lint', 'tests'],
  advice: 'open the page with `npm run dev` and repeat what the check did; pictures are in the report',
  async run(context) {
    const { folder, remote, dropped, log } = context;
    const { output, live } = releaseAndLive(context);
    // Imported here: it takes half a second to load, which would delay the other steps.
    const { runBrowserTrial, shellBuild } = await import('@site/browser-trial');
    let notes: string[];
    try {
      notes = shellNotes(shellBuild(), live);
    } catch (error) {
      return { problems: [], unavailable: (error as Error).message };
    }
    for (const note of notes) log(`      ${note}`);
    const report = path.join(folder, 'dist', 'report');
    const pictures = path.join(report, 'pictures');
    await mkdir(pictures, { recursive: true });
    const result = await runBrowserTrial({
      remote: remote.name,
      releaseFolder: output,
      live: live.sources,
      dropped,
      pictures,
      onProgress: (line) => log(`      ${line}`),
    });
    context.changedPages = result.changedPages.map(({ page, before, after }) => ({
      page,
      before: path.relative(report, before),
      after: path.relative(report, after),
    }));
    return { problems: result.findings.map(lineOf), notes: [...notesOf(result), ...notes] };
  },
};
