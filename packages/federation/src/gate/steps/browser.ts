import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Finding, ShellBuild, TrialResult } from '@site/browser-trial';
import { PICTURES } from '../report';
import { defineStep } from '../step';
import { build } from './build';
import { live, type LiveSite } from './live';

const SHELL_ADVICE =
  'correct what the message names (server.cjs is dist/production/server/server.cjs); the server renders pages without window, storage and process: read them in an effect';

const SHELL_BUILD_ADVICE =
  'run `npm run build -w shell` in the repository of the platform; elsewhere, install @site/browser-trial again, which brings the shell';

/** Tells the team that the trial runs in another build of the shell than the live one. */
function shellNotes({ id }: ShellBuild, { url, platform: provided }: LiveSite): string[] {
  if (id === provided.build) return [];
  return [
    `tried in the shell ${id}; that of ${url} is ${provided.build ?? 'unknown'}: in the repository of the platform, ` +
      'check out what is deployed there; elsewhere, `npm update @site/browser-trial` installs the newest shell',
  ];
}

/** Problems that these checks find often cause the others, so they are listed first. */
const CAUSES_FIRST = ['shell', 'errors', 'console', 'neighbours'];

const rankOf = ({ check }: Finding) =>
  CAUSES_FIRST.includes(check) ? CAUSES_FIRST.indexOf(check) : CAUSES_FIRST.length;

/** One line for each problem, with all of its pages: causes first. */
export function problemLines(findings: readonly Finding[]): string[] {
  const places = new Map<string, string[]>();
  for (const { check, page, message } of findings.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const problem = `${check}: ${message}`;
    places.set(problem, [...(places.get(problem) ?? []), page]);
  }
  return [...places].map(([problem, [first = '', ...others]]) =>
    others.length === 0
      ? `${first} ${problem}`.trim()
      : `${first} ${problem} (and on ${others.length} other pages: ${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''})`,
  );
}

const lineOf = ({ check, page, message }: Finding) => `${page} ${check}: ${message}`.trim();

function notesOf({ pages: requested, visited, known, changedPages }: TrialResult): string[] {
  return [
    `${requested} pages, of which the change reaches ${visited}; of the samples among them, ${changedPages.length} look different at 1280 px, in light colours, without motion`,
    ...known.map((finding) => `the live release has this too: ${lineOf(finding)}`),
  ];
}

/** The candidate in a browser, in a shell of its own, beside the live releases of all others. */
export const browser = defineStep({
  name: 'browser',
  expectedSeconds: 60,
  needs: { build, live },
  // It takes longer than the other steps, so it does not run for a release that one of them has refused.
  waitsForAll: true,
  advice: 'open the page with `npm run dev` and repeat what the check did; pictures are in the report',
  async run({ folder, relinked, log }, values) {
    // Imported here: it takes half a second to load, which would delay the other steps.
    const { BrowserTrial, shellBuild } = await import('@site/browser-trial');
    let notes: string[];
    try {
      notes = shellNotes(shellBuild(), values.live);
    } catch (error) {
      return { problems: [(error as Error).message], advice: SHELL_BUILD_ADVICE };
    }
    // Without the release of another remote, its pages are missing in the trial, and links to them would be refused.
    const unread = Object.values(values.live.unread);
    if (unread.length > 0) return { problems: [], unavailable: unread.join('; ') };
    for (const note of notes) log(`      ${note}`);
    const pictures = path.join(folder, 'dist', 'report', PICTURES);
    await mkdir(pictures, { recursive: true });
    const trial = await BrowserTrial.start(values.live, values.live.sources);
    const result = await trial
      .run({
        releaseFolder: values.build.output,
        relinked,
        pictures,
        onProgress: (line) => log(`      ${line}`),
      })
      .finally(() => trial.stop());
    for (const finding of result.known.filter(({ hasThrown }) => hasThrown))
      log(`      not checked, because the check fails on the live release too: ${lineOf(finding)}`);
    const refusal = result.findings.find(({ check }) => check === 'shell');
    return {
      problems: problemLines(result.findings),
      ...(refusal && { advice: SHELL_ADVICE }),
      notes: [...notesOf(result), ...notes],
      value: result.changedPages,
    };
  },
});
