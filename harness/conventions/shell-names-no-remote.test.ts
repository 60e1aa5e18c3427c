import { readSite } from '@site/releases/site';
import { siteFile } from '../site/remotes';
import { matchingLines, trackedFiles } from './tracked-files';

test('the shell names no remote and no page of one: what it shows of them comes with their releases', () => {
  const sources = trackedFiles(/^shell\/src\/(?!.*(\.test\.|\/testing\/)).*\.tsx?$/);
  const { remotes } = readSite(siteFile);
  const pages = Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter((path) => path !== '/');
  expect(sources).not.toHaveLength(0);
  expect(matchingLines(sources, new RegExp(`\\b(${Object.keys(remotes).join('|')})\\b`))).toEqual([]);
  expect(matchingLines(sources, new RegExp(`['"\`}](${pages.join('|')})(?![\\w-])`))).toEqual([]);
});
