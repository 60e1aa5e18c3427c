import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { TrialSite } from '@site/browser-trial/trial-site';
import type { Site } from '@site/contracts';
import { freePort, isPortFree } from '@site/node-service/free-ports';
import { fetchLiveReleases, type LiveReleases } from '@site/releases/documents';
import { tsImport } from 'tsx/esm/api';
import { buildRelease } from '../build/build-release';
import { nameBuild } from '../build/name-build';
import type { RemoteConfiguration } from '../define-remote';
import type { Environment } from '../environment';
import { causeOf } from '../publishing/origin-client';
import { fetchSiteOf } from '../remotes';
import { watchSources } from './watch-sources';

interface ServeOptions extends Pick<Environment, 'siteUrl' | 'originUrl' | 'developmentPort'> {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
  log(line: string): void;
}

interface Others extends Site {
  live: LiveReleases;
}

/** The entry in the site's file that a new remote would have. */
const declarationOf = ({ routes }: RemoteConfiguration) => ({
  team: 'own',
  origin: 'http://own.invalid',
  routes: [...new Set(routes.map(({ path: pattern }) => `/${pattern.split('/')[1]}`))],
  requiredExposes: [],
  requiredSteps: [],
});

/** The remotes, with the live releases of the others; only this one if the site cannot be read. */
async function findOthers({ remote, siteUrl, originUrl, log }: ServeOptions): Promise<Others> {
  const own = { [remote.name]: declarationOf(remote) };
  try {
    const { remotes, redirects } = await fetchSiteOf(remote.name, { siteUrl, originUrl });
    const live = await fetchLiveReleases(siteUrl, remotes);
    delete live[remote.name];
    const names = Object.entries(live).map(([name, { version }]) => `${name} ${version}`);
    log(`Other remotes, as live at ${siteUrl}: ${names.join(', ')}`);
    // Until the site has a new remote, its addresses may redirect. A shell refuses an address that both redirects and
    // belongs to a remote.
    return { remotes: { ...own, ...remotes }, redirects: remote.name in remotes ? redirects : {}, live };
  } catch (error) {
    const reason = `${siteUrl} cannot be read (${causeOf(error)})`;
    log(`${reason}: the other remotes are missing. Set SITE_URL to use another site`);
    return { remotes: own, redirects: {}, live: {} };
  }
}

/** Builds a remote from its current sources, including `remote.config.ts` and its imports. */
async function build(folder: string): Promise<string> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts')).href;
  const { default: remote } = (await tsImport(address, import.meta.url)) as { default: RemoteConfiguration };
  return buildRelease({ remote, folder, mode: 'development', ...nameBuild(folder, 'development') });
}

/** Stops the site when this process is asked to stop. */
function stopWithProcess(site: TrialSite, watching: AbortController): void {
  let stopping: Promise<void> | undefined;
  // Ctrl-C may arrive twice: from the terminal, and from npm.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      watching.abort();
      stopping ??= site.stop().finally(() => process.exit(0));
    });
  }
}

/**
 * Serves a remote inside the live site: header and footer of the shell, the live releases of the other remotes, and the
 * remote from its current sources. Every change is built and shown, and browsers reload; a build that fails or cannot
 * be rendered is reported, and the previous one stays. Forms are validated, but neither stored nor mailed.
 *
 * @throws Error that says what to do if the port is in use, or why the folder cannot be watched.
 */
export async function serveRemote(options: ServeOptions): Promise<void> {
  const { developmentPort, log } = options;
  // Checked here, because the shell would name its own variable.
  if (developmentPort && !(await isPortFree(developmentPort)))
    throw new Error(`Port ${developmentPort} is in use: stop what uses it, or set PORT`);
  const port = developmentPort || (await freePort());
  const others = await findOthers(options);
  const environment = { PUBLIC_ORIGIN: `http://localhost:${port}`, LIVE_RELOAD: 'true' };
  const site = await TrialSite.start({
    ...others,
    shells: { candidate: { port, environment } },
    onSubmission: (address, status) => log(`${address}: ${status}, not stored`),
    onUnexpectedExit: ({ message }) => {
      log(message);
      process.exit(1);
    },
  });
  const watching = new AbortController();
  stopWithProcess(site, watching);
  try {
    await showChanges(site, options, watching.signal);
    const { unreachable } = await site.status();
    for (const [name, reason] of Object.entries(unreachable))
      if (name in others.live) log(`${name} is missing: ${reason}`);
  } catch (error) {
    // The shell would keep this process running.
    watching.abort();
    await site.stop();
    throw error;
  }
  const { remote } = options;
  log('Forms are validated as by the backend, but neither stored nor mailed');
  log(`${remote.name} is at ${site.urls.candidate}${remote.routes[0]?.pages[0]?.url ?? '/'}`);
}

/** Shows the remote, and every change of it from now on. Resolves after the first build, which may have failed. */
async function showChanges(
  site: TrialSite,
  { folder, log }: ServeOptions,
  signal: AbortSignal,
): Promise<void> {
  const show = async (file: string) => {
    const start = performance.now();
    try {
      // Once: the team sees at once why the shell refuses it, and the shell shows it later if it was only busy.
      await site.activate(await build(folder), 1);
      log(`${file}: shown after ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    } catch (error) {
      log(`${file}: not shown. ${(error as Error).message}`);
    }
  };
  let firstBuild = Promise.resolve();
  // From the beginning, so that a change during the first build is shown after it.
  watchSources(folder, (file) => firstBuild.then(() => show(file)), signal);
  firstBuild = show('the first build');
  await firstBuild;
}
