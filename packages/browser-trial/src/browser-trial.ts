import { isDeepStrictEqual } from 'node:util';
import type { Release, RemoteName, Site } from '@site/contracts';
import { fetchReleases, type LiveReleases } from '@site/releases/documents';
import { chromium, type Browser } from 'playwright-core';
import { browserLaunch } from './browser';
import type { TrialContext } from './checks/check';
import { cacheStatuses, runDocumentChecks, summariesOf } from './checks/document-checks';
import type { FetchedPage } from './checks/document-visit';
import { propertiesByExpose } from './checks/metadata';
import { jobsOf, repeating } from './checks/tab-checks';
import { TypedForms } from './checks/typed-forms';
import { visitUnderConditions } from './conditions/condition-visits';
import { PaintingBrowsers } from './conditions/painting-browsers';
import { VisitorBrowsers } from './conditions/visitor-browsers';
import { Findings, type CheckFinding } from './findings';
import type { CandidateOptions, TrialResult } from './options';
import { contentOf, elementsOf, fetchDocument } from './site/documents';
import { reachedPages } from './site/reached-pages';
import { withRepeats } from './site/repeated-pages';
import type { ShellName } from './site/trial-origins';
import {
  choosePages,
  findSections,
  ownPages,
  showsPart,
  type DeclaredPage,
  type TrialPage,
  withSamples,
} from './site/trial-pages';
import { RefusedError, TrialSite } from './site/trial-site';
import { runTabChecks } from './tab-trial';

/** Tabs in parallel. Checks wait for pauses and timers, so three keep two cores busy. */
const MAX_TABS = 3;

/** Selectors of the parts whose controls are checked. The footer is the same on every page, and is checked on one. */
const WITHOUT_FOOTER = ':is(main, dialog)';
const WITH_FOOTER = ':is(main, footer, dialog)';

/** What checks need to know of a page, whichever shell shows it. */
type PageContext = Omit<TrialContext, 'openLive' | 'pictures' | 'forms' | 'neighbour' | 'scope'>;

export type { ChangedPage, Finding, TrialResult } from './options';
export { shellBuild, type ShellBuild } from './site/shell-build';

/** A browser and two shells, in which candidates are tried one at a time. */
export class BrowserTrial {
  private constructor(
    private readonly site: TrialSite,
    private readonly browser: Browser,
    private readonly live: Record<RemoteName, Release>,
    /** Why shells have exited by themselves. */
    private readonly exits: readonly Error[],
  ) {}

  static async start({ remotes, redirects }: Site, live: LiveReleases): Promise<BrowserTrial> {
    const releases = await fetchReleases(live);
    // The browser first: if it cannot be launched, there are no shells that would have to be stopped.
    const browser = await chromium.launch(browserLaunch());
    try {
      const exits: Error[] = [];
      const site = await TrialSite.start({
        remotes,
        redirects,
        live,
        shells: { candidate: {}, live: {} },
        onUnexpectedExit: (reason) => exits.push(reason),
      });
      return new BrowserTrial(site, browser, releases, exits);
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  async stop(): Promise<void> {
    // The shells would go on running if the browser cannot be closed.
    await this.browser.close().finally(() => this.site.stop());
  }

  /** Tries a candidate. Rejects only if the trial itself fails. */
  async run(options: CandidateOptions): Promise<TrialResult> {
    const result: TrialResult = { findings: [], known: [], pages: 0, visited: 0, changedPages: [] };
    try {
      const candidate = await this.site.activate(options.releaseFolder);
      await this.site.requireLiveRelease(candidate.name);
      await this.tryPages(candidate, options, result);
    } catch (error) {
      this.expectShells();
      if (!(error instanceof RefusedError)) throw error;
      result.findings.push({ check: 'shell', page: '', message: `the shell refuses it: ${error.message}` });
    }
    this.expectShells();
    return result;
  }

  /** Throws if a shell has ended: every page then fails, whatever the candidate is. */
  private expectShells(): void {
    const [reason] = this.exits;
    if (reason) throw new Error(`${reason.message}. Run the command again`, { cause: reason });
  }

  private async tryPages(candidate: Release, options: CandidateOptions, result: TrialResult): Promise<void> {
    const { relinked = [], stopAtFirst = false, onProgress } = options;
    const findings = new Findings(result, stopAtFirst);
    const live = this.live[candidate.name];
    const shown = await findSections(this.site.urls, candidate, this.live);
    const sectionPages = choosePages(shown);
    const documents = await this.fetchDocuments([...ownPages(candidate), ...sectionPages]);
    await this.checkDocuments(documents, relinked, findings);

    const urlsOf = (pages: FetchedPage[]) => new Set(pages.map(({ target }) => target.url));
    const liveUrls = urlsOf(documents.filter((page) => page.live !== null));
    const changedUrls = urlsOf(
      documents.filter((page) => !page.live || contentOf(page.live) !== contentOf(page.document)),
    );
    const isChanged = ({ url }: DeclaredPage) => changedUrls.has(url);
    const targets = [...withSamples(ownPages(candidate), live, isChanged), ...sectionPages];
    const documentOf = new Map(documents.map(({ target, document }) => [target.url, document]));
    const reached = withRepeats(reachedPages(targets, { candidate, live, isChanged }), {
      elementsOf: ({ url }) => elementsOf(documentOf.get(url)!),
      isChanged,
      isLive: ({ url }) => liveUrls.has(url),
    });
    result.pages = targets.length;
    result.visited = reached.length;
    onProgress?.(`${targets.length} pages fetched; the change reaches ${reached.length}, which are visited`);

    const urlsWithParts = new Set(shown.filter(showsPart).map(({ page }) => page.url));
    const contextOf = (target: TrialPage): PageContext => ({
      candidate,
      relinked,
      sibling: targets.find((page) => page.expose === target.expose && isSibling(page, target))?.url,
      isLive: liveUrls.has(target.url),
      isChanged: isChanged(target),
      changesMenus: !isDeepStrictEqual(candidate.contributes, live?.contributes),
      showsPart: (url) => urlsWithParts.has(url),
      addChangedPage: (change) => {
        const others = result.changedPages.filter(({ page }) => page !== change.page);
        result.changedPages = [...others, change];
      },
    });
    await this.visitPages(reached, contextOf, findings, options);
  }

  /** Runs all checks that need a browser, in several tabs in parallel. */
  private async visitPages(
    targets: readonly TrialPage[],
    contextOf: (target: TrialPage) => PageContext,
    findings: Findings,
    { pictures, onProgress }: CandidateOptions,
  ): Promise<void> {
    const { urls } = this.site;
    const shared = new VisitorBrowsers(this.browser);
    const jobs = jobsOf(targets);
    const first = jobs[0]?.target;
    const forms = new TypedForms(targets.map(({ url }) => url));
    let done = 0;
    const visitInTurn = async (painting: PaintingBrowsers) => {
      for (let next = jobs.shift(); next && !findings.isComplete; next = jobs.shift()) {
        const job = next;
        const { target } = job;
        const page = contextOf(target);
        const neighbour = this.neighbourOf(target, page);
        const scope = target === first ? WITH_FOOTER : WITHOUT_FOOTER;
        const visit = async (
          shell: ShellName,
          browsers: VisitorBrowsers,
          found?: readonly CheckFinding[],
        ) => {
          const { checks, rows } = found ? repeating(job, found) : job;
          const isCandidate = shell === 'candidate';
          const context = {
            ...page,
            neighbour,
            scope,
            // A run on the live page would overwrite the pictures of the candidate.
            pictures: isCandidate ? pictures : undefined,
            forms: isCandidate ? forms : undefined,
          };
          const settings = { tabs: await browsers.tabsFor([]), urls, context };
          return rows
            ? visitUnderConditions(browsers, settings, shell, target, rows, found)
            : runTabChecks(settings, shell, target, checks);
        };
        const onRepeat = () =>
          onProgress?.(`The browser stopped painting ${target.url}, which is visited again in a new one`);
        await findings.collect(
          (shell, found) => painting.visit(target.url, (browsers) => visit(shell, browsers, found), onRepeat),
          page.isLive,
        );
        done += 1;
        if (done % 10 === 0) onProgress?.(`${done} of ${done + jobs.length} visits in the browser`);
      }
    };
    const work = async () => {
      const painting = new PaintingBrowsers(shared);
      await visitInTurn(painting).finally(() => painting.close());
    };
    await Promise.all(Array.from({ length: MAX_TABS }, work));
    await shared.close();
  }

  /** Requests every page of both shells. */
  private async fetchDocuments(targets: readonly DeclaredPage[]): Promise<FetchedPage[]> {
    const { urls } = this.site;
    const fetched: FetchedPage[] = [];
    for (const target of targets) {
      const [document, live] = await Promise.all([
        fetchDocument(urls.candidate, target.url),
        fetchDocument(urls.live, target.url),
      ]);
      fetched.push({ target, document, live: live.status === document.status ? live : null });
    }
    return fetched;
  }

  private async checkDocuments(
    documents: readonly FetchedPage[],
    relinked: readonly string[],
    findings: Findings,
  ): Promise<void> {
    const statusOf = cacheStatuses();
    const summaries = summariesOf(documents);
    const properties = propertiesByExpose(documents);
    for (const page of documents) {
      if (findings.isComplete) return;
      const runOn = (shell: ShellName) => {
        const document = (shell === 'live' && page.live) || page.document;
        return runDocumentChecks({
          ...page,
          document,
          origin: this.site.urls[shell],
          relinked,
          summaries,
          properties: properties.get(page.target.expose)!,
          statusOf,
        });
      };
      await findings.collect(runOn, page.live !== null);
    }
  }

  /** A page of another remote, to come from and to go to. */
  private neighbourOf(target: TrialPage, context: PageContext): string {
    const others = Object.values(this.live).filter(({ name }) => name !== context.candidate.name);
    // The graphic of the home page moves by itself: two visits of it look different.
    const isOther = ({ url, status }: DeclaredPage) =>
      status === 200 && url !== '/' && url !== target.url.split('?')[0];
    const pages = others.flatMap((release) => ownPages(release)).filter(isOther);
    // Prefers a page without a part of the candidate: on one with such a part, only header and footer are compared.
    return (pages.find(({ url }) => !context.showsPart(url)) ?? pages[0])?.url ?? '/';
  }
}

/** Whether two pages that one expose shows have different paths. */
const isSibling = (page: TrialPage, other: TrialPage): boolean =>
  page.status === 200 && page.url.split('?')[0] !== other.url.split('?')[0];
