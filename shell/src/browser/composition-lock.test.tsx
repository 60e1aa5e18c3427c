import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import compositionLock from './composition-lock';

interface Shared {
  get: () => unknown;
  from: string;
}
type Scope = Record<string, Record<string, Shared>>;

/** A container as Module Federation's plugin builds it: it adds its own React to the share scope that it gets. */
const container = (exposed: unknown, ownReact?: string) => ({
  scope: undefined as Scope | undefined,
  init(scope: Scope) {
    this.scope = scope;
    if (ownReact)
      scope['react'] = { ...scope['react'], [ownReact]: { get: () => undefined, from: 'a remote' } };
  },
  get: jest.fn(async () => () => exposed),
});

const page = { default: () => null };
const careers = container(page, '99.0.0');
const insights = container(page);
const loaded = jest.fn<unknown, [string]>((entry) => (entry.includes('mf-careers') ? careers : insights));

/** Of mf-careers. Each test has its own, because the runtime loads an entry once for all instances. */
let version: string;
let tests = 0;

/** The shell's runtime, with React 19.1.0 to share, in a document of this composition. */
function startShell(shared: Record<string, string> = { react: '19.1.0' }): ModuleFederation {
  const remotes = [
    { name: 'mf-careers', version, entry: `/_remotes/mf-careers/${version}/remoteEntry.js` },
    { name: 'mf-insights', version: '3.0.0', entry: '/_remotes/mf-insights/3.0.0/remoteEntry.js' },
  ];
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify({ remotes, shared })}</script>`;
  const react = {
    version: '19.1.0',
    lib: () => 'React',
    shareConfig: { singleton: true, requiredVersion: '*' },
  };
  // Jest cannot import the URL of an entry.
  const entriesOfTest = {
    name: 'entries-of-test',
    loadEntry: async ({ remoteInfo }: { remoteInfo: { entry: string } }) => loaded(remoteInfo.entry) as never,
  };
  return createInstance({
    name: `shell-${Math.random()}`,
    remotes: [],
    shared: { react },
    shareStrategy: 'loaded-first',
    plugins: [compositionLock(), entriesOfTest],
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  tests += 1;
  version = `1.${tests}.0`;
});

test('an expose is loaded from the entry that the composition names', async () => {
  expect(await startShell().loadRemote('mf-careers/CareersPage')).toBe(page);
  expect(loaded.mock.calls).toEqual([[`http://localhost/_remotes/mf-careers/${version}/remoteEntry.js`]]);
  expect(careers.get).toHaveBeenCalledWith('./CareersPage');
});

test('a container gets the shared versions of the composition, and none that another container has added', async () => {
  const shell = startShell();
  await shell.loadRemote('mf-careers/CareersPage');
  await shell.loadRemote('mf-insights/InsightsPage');
  expect(Object.keys(careers.scope?.['react'] ?? {})).toEqual(['19.1.0', '99.0.0']);
  expect(Object.keys(insights.scope?.['react'] ?? {})).toEqual(['19.1.0']);
});

test('a shell without a shared version of the composition says so', async () => {
  await expect(startShell({ react: '19.2.0' }).loadRemote('mf-careers/CareersPage')).rejects.toThrow(
    new RegExp(
      `Failed to load CareersPage of mf-careers ${version}: .*The shell does not share react 19.2.0`,
    ),
  );
});

test('a failure names expose, remote and version, and the next attempt loads the entry again', async () => {
  const shell = startShell();
  loaded.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await expect(shell.loadRemote('mf-careers/CareersPage')).rejects.toThrow(
    `Failed to load CareersPage of mf-careers ${version}: offline`,
  );
  expect(await shell.loadRemote('mf-careers/CareersPage')).toBe(page);
});

test('a remote that the composition lacks is named', async () => {
  await expect(startShell().loadRemote('mf-forms/BookPage')).rejects.toThrow(
    'Failed to load BookPage of mf-forms: mf-forms is not in this composition',
  );
});
