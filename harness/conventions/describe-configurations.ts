import { browserConfiguration, serverConfiguration } from '@site/federation/configuration';
import * as shell from '@site/shell/webpack-configurations';

// Prints every webpack configuration of the product as JSON. A program of its own, because Jest runs no ES modules.

const remote = {
  remote: { name: 'mf-careers' as const, exposes: { Page: './Page.tsx' }, routes: [] },
  folder: '/repository/mf-careers',
  version: '1.0.0',
  output: '/repository/mf-careers/dist/release',
  mode: 'production' as const,
};

const configurations = [
  browserConfiguration(remote),
  serverConfiguration(remote, './entry.js', []),
  shell.browser('production', '/repository/shell/dist'),
  shell.inlineScript('production', '/repository/shell/dist'),
  shell.server('production', '/repository/shell/dist'),
];

interface Rule {
  test?: unknown;
}

const described = configurations.map(({ name, resolve, module, plugins }) => ({
  name,
  redirected: [resolve?.alias, resolve?.fallback].flatMap((map) => (map ? Object.keys(map) : [])),
  rules: ((module?.rules ?? []) as Rule[]).map(({ test, ...rule }) => ({
    test: test instanceof RegExp ? test.source : null,
    settings: Object.keys(rule),
  })),
  plugins: (plugins ?? []).map((plugin) => plugin?.constructor.name),
}));
console.log(JSON.stringify(described));
