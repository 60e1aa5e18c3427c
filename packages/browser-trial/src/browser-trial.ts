import type { Release, RemoteName } from '@site/contracts';
import { fetchRelease } from '@site/releases/documents';
import { chromium, type Browser } from 'playwright-core';
import { browserLaunch } from './browser';
import type { TabCheck, TrialContext } from './checks/check';
import { TAB_CHECKS } from './checks/tab-checks';
import {
  cacheStatuses,
  droppedPages,
  runDocumentChecks,
  visitDocuments,
  type VisitedDocument,
} from './document-trial';
import { Findings } from './findings';
import type { Candidate, LiveReleases, TrialOptions, TrialResult } from './options';
import { WIDE } from './page/tab';
import { Tabs } from './page/tabs';
import { contentOf } from './site/documents';
import { ownPages, pagesWithSections, type TrialPage } from './site/trial-pages';
import { RefusedError } from './site/trial-shell';
import { TrialSite } from './site/trial-site';
import { Stopwatch } from './stopwatch';
import { runTabChecks } from './tab-trial';

/** Tabs in parallel. */
const MAX_TABS = 3;

/** Selectors of the parts whose controls are checked. The footer is the same on every page, and is checked on one. */
const WITHOUT_FOOTER = ':is(main, dialog)';
const WITH_FOOTER = ':is(main, footer, dialog)';

/** The part of the context that is the same for every page. */
type CommonContext = Omit<TrialContext, 'openLive' | 'neighbour' | 'scope'>;
export type CandidateOptions = Omit<TrialOptions, 'live'>;

export type { ChangedPage, Finding, LiveReleases, TrialOptions, TrialResult } from './options';
export { shellBuild, type ShellBuild } from './site/shell-build';

/** A browser and two shells, in which candidates are tried one at a time. */
export class BrowserTrial {
  private constructor(
    private readonly site: TrialSite,
    private readonly browser: Browser,
    private readonly live: Partial<Record<RemoteName, Release>>,
  ) {}

  static async start(live: LiveReleases): Promise<BrowserTrial> {
    const releases = await Promise.all(
      Object.values(live).map(({ origin, version }) => fetchRelease(origin, version)),
    );
    const site = await TrialSite.start(live);
    const browser = await chromium.launch(browserLaunch());
    return new BrowserTrial(
      site,
      browser,
      Object.fromEntries(releases.map((release) => [release.name, release])),
    );
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.site.stop();
  }

  /** Tries a candidate. Rejects only if the trial itself fails. */
  async run(options: CandidateOptions): Promise<TrialResult> {
    const started = performance.now();
    const stopwatch = new Stopwatch();
    const result: TrialResult = {
      findings: [],
      known: [],
      checks: [],
      pages: [],
      changedPages: [],
      durationMs: 0,
    };
    try {
      const { remote, releaseFolder } = options;
      const candidate = await stopwatch.time('shell', () => this.site.activate(remote, releaseFolder));
      await this.tryPages(candidate, options, result, stopwatch);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      result.findings.push({ check: 'shell', page: '', message: `the shell refuses it: ${error.message}` });
    }
    return {
      ...result,
      checks: stopwatch.results,
      durationMs: Math.round(performance.now() - started),
    };
  }

  private async tryPages(
    candidate: Candidate,
    { dropped = [], pictures, stopAtFirst = false, onProgress = () => undefined }: CandidateOptions,
    result: TrialResult,
    stopwatch: Stopwatch,
  ): Promise<void> {
    const own = ownPages(candidate.release);
    const sections = await pagesWithSections(this.site.urls.candidate, candidate, this.live);
    const targets = [...own, ...sections];
    result.pages.push(...targets.map(({ url }) => url));
    const findings = new Findings(result, stopAtFirst, ({ check, page, message }) =>
      onProgress(
        `${page} was not tried for ${check}, because the check fails on the live page too: ${message}`,
      ),
    );
    const visited = await stopwatch.time('documents', () => visitDocuments(this.site.urls, targets));
    onProgress(`${targets.length} pages fetched`);
    await this.checkDocuments(visited, findings, stopwatch);
    const statusOf = cacheStatuses();
    const live = this.live[candidate.remote];
    if (live) findings.add(await droppedPages(live, own, dropped, statusOf, this.site.urls.candidate));
    const visitOf = ({ url }: TrialPage) => visited.find(({ target }) => target.url === url);
    const isLive = (page: TrialPage) => Boolean(visitOf(page)?.live);
    const isChanged = (page: TrialPage) => {
      const visit = visitOf(page);
      return !visit?.live || contentOf(visit.live) !== contentOf(visit.document);
    };
    const context: CommonContext = {
      candidate,
      pictures,
      isLive,
      isChanged,
      addChangedPage: (change) => void result.changedPages.push(change),
    };
    await this.visitPages(targets, context, findings, stopwatch, onProgress);
  }

  /** Runs all checks that need a browser, in several tabs in parallel. */
  private async visitPages(
    targets: readonly TrialPage[],
    context: CommonContext,
    findings: Findings,
    stopwatch: Stopwatch,
    onProgress: (line: string) => void,
  ): Promise<void> {
    const browser = await this.browser.newContext({
      viewport: WIDE,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { urls } = this.site;
    const tabs = new Tabs(browser);
    const jobs = jobsOf(targets);
    const first = jobs[0]?.target;
    let done = 0;
    const work = async () => {
      for (let job = jobs.shift(); job && !findings.isComplete; job = jobs.shift()) {
        const { target, checks } = job;
        const neighbour = this.neighbourOf(target, context.candidate);
        const scope = target === first ? WITH_FOOTER : WITHOUT_FOOTER;
        const settings = { tabs, urls, context: { ...context, neighbour, scope }, stopwatch };
        await findings.collect(
          (shell) => runTabChecks(settings, shell, target, checks),
          context.isLive(target),
        );
        done += 1;
        if (done % 10 === 0) onProgress(`${done} of ${done + jobs.length} visits in the browser`);
      }
    };
    await Promise.all(Array.from({ length: MAX_TABS }, work));
    await browser.close();
  }

  private async checkDocuments(
    visited: readonly VisitedDocument[],
    findings: Findings,
    stopwatch: Stopwatch,
  ): Promise<void> {
    const statusOf = cacheStatuses();
    for (const visit of visited) {
      if (findings.isComplete) return;
      const runOn = (shell: 'candidate' | 'live') =>
        runDocumentChecks(
          {
            ...visit,
            document: shell === 'live' && visit.live ? visit.live : visit.document,
            origin: this.site.urls[shell],
            statusOf,
          },
          stopwatch,
        );
      await findings.collect(runOn, visit.live !== null);
    }
  }

  /** A page of another remote, to come from and to go to. */
  private neighbourOf(target: TrialPage, { remote }: Candidate): string {
    const others = Object.values(this.live).filter(({ name }) => name !== remote);
    // The graphic of the home page moves by itself: two visits of it look different.
    const isOther = ({ url, status }: TrialPage) =>
      status === 200 && url !== '/' && url !== target.url.split('?')[0];
    return others.flatMap(ownPages).find(isOther)?.url ?? '/';
  }
}

interface Job {
  target: TrialPage;
  checks: readonly TabCheck[];
}

/** Samples come first, with the checks that find most: the first finding may end the trial. */
function jobsOf(targets: readonly TrialPage[]): Job[] {
  const shown = targets.filter(({ status }) => status !== 301);
  const samples = shown.filter(({ isSample }) => isSample);
  const [first = [], ...others] = TAB_CHECKS;
  const quick = first.filter(({ pages }) => pages === 'all');
  return [
    ...samples.map((target) => ({ target, checks: first })),
    ...others.flatMap((checks) => samples.map((target) => ({ target, checks }))),
    ...shown.filter(({ isSample }) => !isSample).map((target) => ({ target, checks: quick })),
  ];
}

/** Tries one candidate in a browser, beside the live releases of all others. */
export async function runBrowserTrial(options: TrialOptions): Promise<TrialResult> {
  const trial = await BrowserTrial.start(options.live);
  try {
    return await trial.run(options);
  } finally {
    await trial.stop();
  }
}
