import * as Emotion from '@emotion/react';
import * as EmotionJsxRuntime from '@emotion/react/jsx-runtime';
import type { createInstance } from '@module-federation/enhanced/runtime';
import * as Platform from '@site/platform';
import * as PlatformQuery from '@site/platform/query';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const modules = {
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': JsxRuntime,
  '@emotion/react': Emotion,
  '@emotion/react/jsx-runtime': EmotionJsxRuntime,
  '@site/platform': Platform,
  '@site/platform/query': PlatformQuery,
};

/** Loads an expose of a container by its manifest, and renders it at an address. */
export type Show = (manifest: string, id: string, address: string) => Promise<void>;

/** Starts a host of any container. `create` and `core` come from one release of Module Federation's runtime. */
export function startHost(
  create: typeof createInstance,
  core: unknown,
  versions: Record<keyof typeof modules, string>,
): void {
  // A host that the plugin builds does this with `experiments.provideExternalRuntime`.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const shared = Object.entries(modules).map(([name, module]) => {
    const version = versions[name as keyof typeof modules];
    return [
      name,
      { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ];
  });
  const show: Show = async (manifest, id, address) => {
    const [name = ''] = id.split('/');
    const host = create({
      name: 'plain_host',
      remotes: [{ name, entry: manifest }],
      shared: Object.fromEntries(shared),
    });
    const loaded = await host.loadRemote<Platform.ExposedModule>(id);
    if (!loaded) throw new Error(`${id} has no module`);
    const element = React.createElement(React.Suspense, null, React.createElement(loaded.default));
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
    createRoot(document.body).render(React.createElement(RouterProvider, { router }));
  };
  Object.assign(globalThis, { show });
}
