import type { Release, RemoteName, Site } from '@site/contracts';
import { fetchRelease } from '@site/releases/documents';
import { chromium, type Browser } from 'playwright-core';
import { browserLaunch } from './browser';
import type { TabCheck, TrialContext } from './checks/check';
import { TAB_CHECKS } from './checks/tab-checks';
import { visitUnderConditions } from './conditions/condition-visits';
import { rowsOfPage, type Row } from './conditions/conditions';
import { PaintingBrowsers } from './conditions/painting-browsers';
import { VisitorBrowsers } from './conditions/visitor-browsers';
import { cacheStatuses, runDocumentChecks, visitDocuments, type VisitedDocument } from './document-trial';
import { Findings } from './findings';
import type { LiveReleases, TrialOptions, TrialResult } from './options';
import { contentOf } from './site/documents';
import { reachedPages } from './site/reached-pages';
import { ownPages, pagesWithSections, type TrialPage } from './site/trial-pages';
import { RefusedError, TrialSite } from './site/trial-site';
import { Stopwatch } from './stopwatch';
import { runTabChecks } from './tab-trial';

/** Tabs in parallel. */
const MAX_TABS = 3;

/** Selectors of the parts whose controls are checked. The footer is the same on every page, and is checked on one. */
const WITHOUT_FOOTER = ':is(main, dialog)';
const WITH_FOOTER = ':is(main, footer, dialog)';

/** The part of the context that is the same for every page. */
type CommonContext = Omit<TrialContext, 'openLive' | 'neighbour' | 'scope'>;

export type { ChangedPage, Finding, LiveReleases, TrialOptions, TrialResult } from './options';
export { shellBuild, type ShellBuild } from './site/shell-build';

/** A browser and two shells, in which candidates are tried one at a time. */
export class BrowserTrial {
  private constructor(
    private readonly site: TrialSite,
    private readonly browser: Browser,
    private readonly live: Record<RemoteName, Release>,
  ) {}

  static async start(remotes: Site['remotes'], live: LiveReleases): Promise<BrowserTrial> {
    const releases = await Promise.all(
      Object.values(live).map(({ origin, version }) => fetchRelease(origin, version)),
    );
    const site = await TrialSite.start({ remotes, live, shells: { candidate: {}, live: {} } });
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
  async run({ releaseFolder, ...options }: Omit<TrialOptions, 'remotes' | 'live'>): Promise<TrialResult> {
    const stopwatch = new Stopwatch();
    const result: TrialResult = {
      findings: [],
      known: [],
      checks: [],
      pages: 0,
      visited: 0,
      changedPages: [],
    };
    try {
      const candidate = await stopwatch.time('shell', () => this.site.activate(releaseFolder));
      await this.tryPages(candidate, options, result, stopwatch);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      result.findings.push({ check: 'shell', page: '', message: `the shell refuses it: ${error.message}` });
    }
    return { ...result, checks: stopwatch.results };
  }

  private async tryPages(
    candidate: Release,
    {
      relinked = [],
      pictures,
      stopAtFirst = false,
      onProgress = () => undefined,
    }: Omit<TrialOptions, 'remotes' | 'live' | 'releaseFolder'>,
    result: TrialResult,
    stopwatch: Stopwatch,
  ): Promise<void> {
    const { urls } = this.site;
    const findings = new Findings(result, stopAtFirst, ({ check, page, message }) =>
      onProgress(
        `${page} was not tried for ${check}, because the check fails on the live page too: ${message}`,
      ),
    );
    const sections = await pagesWithSections(urls.candidate, candidate, this.live);
    const targets = [...ownPages(candidate, this.live[candidate.name]), ...sections];
    const documents = await stopwatch.time('documents', () => visitDocuments(urls, targets));
    await this.checkDocuments(documents, findings, stopwatch);
    const documentOf = ({ url }: TrialPage) => documents.find(({ target }) => target.url === url);
    const isChanged = (page: TrialPage) => {
      const { live, document } = documentOf(page) ?? {};
      return !live || !document || contentOf(live) !== contentOf(document);
    };
    const reached = reachedPages(targets, { candidate, live: this.live[candidate.name], isChanged });
    result.pages = targets.length;
    result.visited = reached.length;
    onProgress(`${targets.length} pages fetched; the change reaches ${reached.length}, which are visited`);
    const context: CommonContext = {
      candidate,
      pictures,
      isLive: (page) => Boolean(documentOf(page)?.live),
      isRelinked: (address) => relinked.includes(address),
      isChanged,
      addChangedPage: (change) => void result.changedPages.push(change),
    };
    await this.visitPages(reached, context, findings, stopwatch, onProgress);
  }

  /** Runs all checks that need a browser, in several tabs in parallel. */
  private async visitPages(
    targets: readonly TrialPage[],
    context: CommonContext,
    findings: Findings,
    stopwatch: Stopwatch,
    onProgress: (line: string) => void,
  ): Promise<void> {
    const { urls } = this.site;
    const shared = new VisitorBrowsers(this.browser);
    const jobs = jobsOf(targets);
    const first = jobs[0]?.target;
    let done = 0;
    const visitInTurn = async (painting: PaintingBrowsers) => {
      for (let job = jobs.shift(); job && !findings.isComplete; job = jobs.shift()) {
        const { target, checks, rows } = job;
        const neighbour = this.neighbourOf(target, context.candidate);
        const scope = target === first ? WITH_FOOTER : WITHOUT_FOOTER;
        const visit = async (shell: 'candidate' | 'live', browsers: VisitorBrowsers) => {
          const tabs = await browsers.tabsFor([]);
          const settings = { tabs, urls, context: { ...context, neighbour, scope }, stopwatch };
          return rows
            ? visitUnderConditions(browsers, settings, shell, target, rows)
            : runTabChecks(settings, shell, target, checks);
        };
        const onRepeat = () =>
          onProgress(`The browser stopped painting ${target.url}, which is visited again in a new one`);
        await findings.collect(
          (shell) => painting.visit(target.url, (browsers) => visit(shell, browsers), onRepeat),
          context.isLive(target),
        );
        done += 1;
        if (done % 10 === 0) onProgress(`${done} of ${done + jobs.length} visits in the browser`);
      }
    };
    const work = async () => {
      const painting = new PaintingBrowsers(shared);
      await visitInTurn(painting).finally(() => painting.close());
    };
    await Promise.all(Array.from({ length: MAX_TABS }, work));
    await shared.close();
  }

  private async checkDocuments(
    documents: readonly VisitedDocument[],
    findings: Findings,
    stopwatch: Stopwatch,
  ): Promise<void> {
    const statusOf = cacheStatuses();
    for (const visit of documents) {
      if (findings.isComplete) return;
      const { live } = visit;
      const runOn = (shell: 'candidate' | 'live') => {
        const document = shell === 'live' && live ? live : visit.document;
        return runDocumentChecks({ ...visit, document, origin: this.site.urls[shell], statusOf }, stopwatch);
      };
      await findings.collect(runOn, live !== null);
    }
  }

  /** A page of another remote, to come from and to go to. */
  private neighbourOf(target: TrialPage, candidate: Release): string {
    const others = Object.values(this.live).filter(({ name }) => name !== candidate.name);
    // The graphic of the home page moves by itself: two visits of it look different.
    const isOther = ({ url, status }: TrialPage) =>
      status === 200 && url !== '/' && url !== target.url.split('?')[0];
    return others.flatMap((release) => ownPages(release)).find(isOther)?.url ?? '/';
  }
}

interface Job {
  target: TrialPage;
  /** One group of checks. */
  checks: readonly TabCheck[];
  /** Visits under conditions instead. */
  rows?: readonly Row[];
}

/** Samples come first, with the checks that find most: the first finding may end the trial. */
function jobsOf(targets: readonly TrialPage[]): Job[] {
  const shown = targets.filter(({ status }) => status !== 301);
  const samples = shown.filter(({ isSample }) => isSample);
  const [first = [], ...others] = TAB_CHECKS;
  const quick = first.filter(({ pages }) => pages === 'all');
  return [
    ...samples.map((target) => ({ target, checks: first })),
    ...samples.map((target, index) => ({ target, checks: [], rows: rowsOfPage(index, samples.length) })),
    ...others.flatMap((checks) => samples.map((target) => ({ target, checks }))),
    ...shown.filter(({ isSample }) => !isSample).map((target) => ({ target, checks: quick })),
  ];
}

/** Tries one candidate in a browser, beside the live releases of all others. */
export async function runBrowserTrial({ remotes, live, ...options }: TrialOptions): Promise<TrialResult> {
  const trial = await BrowserTrial.start(remotes, live);
  try {
    return await trial.run(options);
  } finally {
    await trial.stop();
  }
}
