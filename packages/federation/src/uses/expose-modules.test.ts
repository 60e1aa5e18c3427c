import { compile } from '../testing/compile';
import { copyFixtureRemote } from '../testing/fixture-remote';
import { ExposeModules } from './expose-modules';

const ENTRY = `export { default as Page } from './CareersPage';
export { default as Section } from './Opening';`;
const SECTION = 'export default (name: string) => import(`./${name}.html`);';

/** The hashes of a page and a section in a build of the fixture remote, some of whose files are replaced. */
async function hashesWith(changed: Record<string, string> = {}) {
  const folder = await copyFixtureRemote({ 'entry.ts': ENTRY, 'Opening.tsx': SECTION, ...changed });
  const modules = new ExposeModules(folder, { Page: 'CareersPage.tsx', Section: 'Opening.tsx' }, {});
  await compile(folder, 'entry.ts', modules);
  return { page: modules.of('Page'), section: modules.of('Section') };
}

test('the hash of an expose changes with the files that it imports or names while it runs, and not with others or its folder', async () => {
  const before = await hashesWith();
  const HASH = expect.stringMatching(/^[0-9a-f]{16}$/);
  expect(before).toEqual({ page: HASH, section: HASH });
  const jobs = await hashesWith({ 'jobs.ts': "export const jobs = [{ title: 'Nurse' }];" });
  expect(jobs).toEqual({ page: expect.not.stringMatching(before.page!), section: before.section });
  const article = await hashesWith({ 'article.html': '<p>Another article</p>' });
  expect(article.section).not.toBe(before.section);
});
