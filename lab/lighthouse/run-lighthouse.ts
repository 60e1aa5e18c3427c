import { execa, ExecaError } from 'execa';
import { completeBrowser } from '../complete-browser';
import { median } from '../statistics';

/** Not a dependency: it needs a newer Node than the site, and installing it would fail on an older one. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu';
/** A run takes about 12 s. */
const RUN_TIMEOUT_MS = 90_000;
/** Lighthouse fails where a trace is incomplete, and recommends another run. */
const MAX_ATTEMPTS = 3;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The part of Lighthouse's report that this suite reads. Scores go from 0 to 1. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >;
}

export interface PageResult {
  address: string;
  /** Medians, of 100. */
  scores: Record<Category, number>;
  /** Medians. */
  firstPaintMs: number;
  largestPaintMs: number;
  /** The audits that cost the median run points in a category. */
  losses: Record<Category, string[]>;
}

/** Installs Lighthouse. Resolves with the path of its program. */
async function installLighthouse(): Promise<string> {
  const parameters = ['--yes', '--package', LIGHTHOUSE, '--call', 'command -v lighthouse'];
  return (await execa('npx', parameters)).stdout.trim();
}

let program: Promise<string> | undefined;

async function runOnce(url: string): Promise<Report> {
  const { stdout } = await execa(
    await (program ??= installLighthouse()),
    [
      url,
      '--quiet',
      '--output=json',
      '--disable-full-page-screenshot',
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=${CHROMIUM_FLAGS}`,
    ],
    {
      timeout: RUN_TIMEOUT_MS,
      env: { CHROME_PATH: completeBrowser().executablePath ?? '' },
    },
  );
  return JSON.parse(stdout) as Report;
}

/** @throws Error with Lighthouse's own last line once it has failed repeatedly. */
async function runWithRetries(url: string, attempt = 1): Promise<Report> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (!(error instanceof ExecaError)) throw error;
    if (attempt < MAX_ATTEMPTS) return runWithRetries(url, attempt + 1);
    const lastLine = String(error.stderr).trim().split('\n').at(-1);
    throw new Error(`Lighthouse failed ${MAX_ATTEMPTS} times at ${url}: ${lastLine}`, {
      cause: error.shortMessage,
    });
  }
}

function lossesOf({ categories, audits }: Report, category: Category): string[] {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());
}

/** Measures a page several times, as a phone on a slow network. */
export async function measurePage(origin: string, address: string, runs: number): Promise<PageResult> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runWithRetries(origin + address));
  const score = (report: Report, category: Category) => (report.categories[category].score ?? 0) * 100;
  const ofEach = <Value>(valueOf: (category: Category) => Value) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, valueOf(category)])) as Record<
      Category,
      Value
    >;
  const audit = (id: string) =>
    Math.round(
      median(
        reports.map(({ audits }) => {
          const value = audits[id]?.numericValue;
          if (value === undefined) throw new Error(`${address}: Lighthouse has no value of ${id}`);
          return value;
        }),
      ),
    );
  const medianRun = (category: Category) =>
    reports.toSorted((a, b) => score(a, category) - score(b, category))[Math.floor(runs / 2)] as Report;
  return {
    address,
    scores: ofEach((category) => Math.round(median(reports.map((report) => score(report, category))))),
    firstPaintMs: audit('first-contentful-paint'),
    largestPaintMs: audit('largest-contentful-paint'),
    losses: ofEach((category) => lossesOf(medianRun(category), category)),
  };
}
