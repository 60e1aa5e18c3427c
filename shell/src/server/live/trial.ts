import type { ReleasePage, RemoteName } from '@site/contracts';
import type { RenderResult } from '../../protocol/protocol';
import type { Composition } from '../composition/composition';
import type { Configuration } from '../configuration';
import type { CompositionRenderer } from '../rendering/composition-renderer';
import { BusyError } from '../rendering/errors';
import type { RunningComposition } from './live-composition';

/**
 * A page in a trial has at least this long, because Node has not compiled its code. The deadline ends endless loops.
 */
const COLD_DEADLINE_MS = 5_000;
/**
 * How often a slow page is rendered before it fails its trial. On a busy machine a good page can be slow twice in a
 * row.
 */
const MAX_RENDERS = 4;
/** How long a trial waits for a renderer: an operator may restart their service. `connectRenderer` waits as long. */
const MAX_START_WAIT_MS = 30_000;
/** How long all pages of a trial may take together. */
const MAX_TRIAL_MS = 60_000;
/**
 * How long the pages of one release may be together. The shell keeps them, at one or two bytes a character, for the
 * live composition, the one before it and the one in trial.
 */
const MAX_CHARACTERS = 32_000_000;

type Renderer = Pick<CompositionRenderer, 'render'>;

export interface TrialSettings {
  configuration: Pick<Configuration, 'renderDeadlineMs'>;
  /** Rejects with LoadError if a remote of the composition cannot be loaded. */
  startRenderer: (composition: Composition, live?: CompositionRenderer) => Promise<CompositionRenderer>;
}

/**
 * Loads a composition, and tries its pages. Its renderer ends if that fails.
 *
 * @param live what visitors get at the moment; null before there is anything.
 * @throws LoadError; Error that names the page at fault; after an abort, an error of any kind.
 */
export async function tryComposition(
  { configuration, startRenderer }: TrialSettings,
  composition: Composition,
  live: RunningComposition | null,
  signal: AbortSignal,
): Promise<RunningComposition> {
  const starting = startRenderer(composition, live?.renderer);
  const trying = starting.then(async (renderer) => {
    signal.throwIfAborted();
    const { renderDeadlineMs } = configuration;
    const trialResults = await runTrial(composition, renderer, live, renderDeadlineMs);
    return { composition, renderer, trialResults };
  });
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([trying, aborted]);
  } catch (error) {
    // The renderer may still be starting.
    starting.then(
      (renderer) => renderer.end(),
      () => undefined,
    );
    throw error;
  }
}

/**
 * Renders every page that the releases declare. Results of the live composition are not taken over: the code of another
 * remote, which may be withdrawn now, has run in the renderer that they come from. A page that fails in the live
 * composition too is not the candidate's fault, and does not fail the trial.
 *
 * @param live the composition shown now, if there is one.
 * @param deadlineMs how long a visitor's page may take. One of MAX_RENDERS renders of a page must meet it.
 * @returns results of the pages of the new composition, by page address.
 * @throws Error that names the first page that fails, and why.
 */
export async function runTrial(
  composition: Composition,
  renderer: Renderer,
  live: RunningComposition | null,
  deadlineMs: number,
): Promise<Map<string, RenderResult>> {
  const started = performance.now();
  const results = new Map<string, RenderResult>();
  for (const release of composition.releases.values()) {
    let characters = 0;
    for (const page of release.routes.flatMap((route) => route.pages)) {
      const address = composition.addresses.addressOf(page.url) ?? page.url;
      if (performance.now() - started > MAX_TRIAL_MS) {
        throw new Error(`its trial took more than ${MAX_TRIAL_MS / 1_000} s: ${page.url} was not reached`);
      }
      try {
        const options = { deadlineMs, maxStartWaitMs: MAX_START_WAIT_MS };
        const result = await renderPage(renderer, address, page, options);
        characters += result.head.length + result.styles.length + result.html.length;
        results.set(address, result);
      } catch (error) {
        if (!(await failsLive(live, release.name, address, page, deadlineMs))) throw error;
      }
      if (characters > MAX_CHARACTERS) {
        throw new Error(`with ${page.url}, its pages have more than ${MAX_CHARACTERS} characters together`);
      }
    }
  }
  return results;
}

/** Whether a page is live and fails there too. A page counts as working if no renderer was ready to try it. */
async function failsLive(
  live: RunningComposition | null,
  remote: RemoteName,
  address: string,
  page: ReleasePage,
  deadlineMs: number,
): Promise<boolean> {
  const routes = live?.composition.releases.get(remote)?.routes ?? [];
  const isLive = routes.some(({ pages }) =>
    pages.some(({ url, status }) => url === page.url && status === page.status),
  );
  if (!live || !isLive) return false;
  return renderPage(live.renderer, address, page, { deadlineMs }).then(
    () => false,
    ({ cause }: Error) => !(cause instanceof BusyError),
  );
}

async function renderPage(
  renderer: Renderer,
  address: string,
  page: ReleasePage,
  { deadlineMs, ...options }: { deadlineMs: number; maxStartWaitMs?: number },
): Promise<RenderResult> {
  try {
    for (let renders = 0; renders < MAX_RENDERS; renders += 1) {
      const started = performance.now();
      const result = await renderer.render(address, {
        ...options,
        deadlineMs: Math.max(COLD_DEADLINE_MS, deadlineMs),
      });
      const problem = problemOf(page, result);
      if (problem) throw new Error(problem);
      if (performance.now() - started <= deadlineMs) return result;
    }
    throw new Error(`each of ${MAX_RENDERS} renders took more than ${deadlineMs} ms`);
  } catch (error) {
    throw new Error(`${page.url} cannot be rendered: ${(error as Error).message}`, { cause: error });
  }
}

function problemOf(page: ReleasePage, result: RenderResult): string | null {
  const { status, errors, headings, title } = result;
  if (errors.length > 0) return errors.join('; ');
  if (status !== page.status) return `it responds with ${status}, but is declared with ${page.status}`;
  if (page.status === 301) return null;
  if (headings !== 1) return `it has ${headings} first-level headings instead of one`;
  return title?.trim() ? null : 'it has no title';
}
