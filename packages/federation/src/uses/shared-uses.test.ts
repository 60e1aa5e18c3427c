import { color } from '@site/ui/tokens';
import { compile } from '../testing/compile';
import { copyFixtureRemote } from '../testing/fixture-remote';
import { SharedUses } from './shared-uses';

async function usesOf(source: string): Promise<SharedUses> {
  const folder = await copyFixtureRemote({ 'entry.ts': source });
  const uses = new SharedUses();
  await compile(folder, 'entry.ts', uses);
  return uses;
}

test('an import that nothing uses is not recorded', async () => {
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
