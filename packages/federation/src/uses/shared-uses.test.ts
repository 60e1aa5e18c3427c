import path from 'node:path';
import { color } from '@site/ui/tokens';
import webpack, { type Configuration, type Stats } from 'webpack';
import { copyFixtureRemote, removeFixtureRemotes } from '../testing/fixture-remote';
import { SharedUses } from './shared-uses';

const SWC_OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
};

afterAll(removeFixtureRemotes);

async function usesOf(source: string): Promise<SharedUses> {
  const folder = await copyFixtureRemote({ 'entry.ts': source });
  const uses = new SharedUses();
  const configuration: Configuration = {
    mode: 'production',
    entry: path.join(folder, 'entry.ts'),
    target: 'node20',
    externals: { react: 'commonjs react', '@site/platform': 'commonjs @site/platform' },
    output: { path: path.join(folder, 'dist'), library: { type: 'commonjs-module' } },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, loader: require.resolve('swc-loader'), options: SWC_OPTIONS }] },
    plugins: [uses],
  };
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(configuration, (error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats?.toString('errors-only')).toBe('');
  return uses;
}

test('what is imported and not used is not recorded', async () => {
  const { exports } = await usesOf(`import { useMemo, useState } from 'react';
import { Link } from '@site/platform';
const unused = () => Link(useMemo);
export const shown = useState;`);
  expect(exports).toEqual({ react: ['useState'] });
});

test('colours that are used as a whole are all recorded', async () => {
  const { tokens } = await usesOf(`import { color } from '@site/ui';
export const shown = Object.values(color);`);
  expect(tokens).toHaveLength(Object.keys(color).length);
});
