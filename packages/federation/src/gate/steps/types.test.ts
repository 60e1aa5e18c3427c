import type { RemoteConfiguration } from '../../define-remote';
import { copyFixtureRemote } from '../../testing/fixture-remote';
import type { GateContext } from '../step';
import { types } from './types';

/** The problems of mf-forms if its sections have these properties. */
async function problemsWith(sections: Record<string, string>): Promise<readonly string[]> {
  const files = Object.entries(sections).map(([name, props]) => [
    `${name}.tsx`,
    `export default function Section(props: ${props}) { return <p>{JSON.stringify(props)}</p>; }`,
  ]);
  const exposes = Object.keys(sections).map((name) => [name, `./${name}.tsx`]);
  const folder = await copyFixtureRemote(Object.fromEntries(files));
  const remote: RemoteConfiguration = { name: 'mf-forms', exposes: Object.fromEntries(exposes), routes: [] };
  return (await types.run({ folder, remote } as GateContext, {}, [])).problems;
}

test('a section that requires another property than its contract has, or accepts fewer values of one, is refused; further optional ones pass', async () => {
  const [problem = ''] = await problemsWith({
    CoachApplicationDialog: '{ dialogId: string; rows?: number }',
    ContactForm: '{ title?: string; region: string }',
    NewsletterDialog: "{ dialogId: 'newsletter' }",
  });
  expect(problem.match(/dist\/gate\/sections\.ts/g)).toHaveLength(2);
  expect(problem).toContain("'region'");
  expect(problem).toContain("'dialogId'");
  expect(problem).not.toContain('CoachApplicationDialog');
});
