import type { RemoteConfiguration } from '../../define-remote';
import { copyFixtureRemote, removeFixtureRemotes } from '../../testing/fixture-remote';
import type { GateContext } from '../step';
import { types } from './types';

const COMPILER_TIMEOUT_MS = 60_000;

jest.setTimeout(COMPILER_TIMEOUT_MS);

afterAll(removeFixtureRemotes);

/** The problems of a remote whose section for the contact form has these properties. */
async function problemsWith(props: string): Promise<readonly string[]> {
  const folder = await copyFixtureRemote({
    'Section.tsx': `export default function Section(props: ${props}) { return <p>{JSON.stringify(props)}</p>; }`,
  });
  const remote = {
    name: 'mf-forms',
    exposes: { ContactForm: './Section.tsx' },
  } as unknown as RemoteConfiguration;
  return (await types.run({ folder, remote } as GateContext, {}, [])).problems;
}

test('a section that accepts every property of its contract passes, also with further optional ones', async () => {
  expect(await problemsWith('{ title?: string; description?: string; rows?: number }')).toEqual([]);
});

test.each([
  ['requires a property that is not in its contract', '{ title?: string; region: string }', 'region'],
  ['accepts fewer values of a property than its contract', '{ headingLevel?: 2 }', 'headingLevel'],
])('a section that %s is refused', async (_case, props, named) => {
  const [problem = ''] = await problemsWith(props);
  expect(problem).toContain('dist/gate/sections.ts');
  expect(problem).toContain(`'${named}'`);
});
