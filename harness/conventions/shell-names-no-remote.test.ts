import { declarationOf, REMOTE_NAMES } from '@site/contracts';
import { matchingLines, trackedFiles } from './tracked-files';

test('the shell names no remote and no page of one: what it shows of them comes with their releases', () => {
  const sources = trackedFiles(/^shell\/src\/(?!.*(\.test\.|\/testing\/)).*\.tsx?$/);
  const pages = REMOTE_NAMES.flatMap((name) => declarationOf(name).routes).filter((path) => path !== '/');
  expect(sources).not.toHaveLength(0);
  expect(matchingLines(sources, new RegExp(`\\b(${REMOTE_NAMES.join('|')})\\b`))).toEqual([]);
  expect(matchingLines(sources, new RegExp(`['"\`}](${pages.join('|')})(?![\\w-])`))).toEqual([]);
});
