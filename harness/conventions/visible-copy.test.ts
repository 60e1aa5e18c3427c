import { remoteNames } from '../site/remotes';
import { readTracked, trackedFiles } from './tracked-files';
import { visibleCopy } from './visible-copy';

test.each([
  ['<p>Our team</p>', ['Our team']],
  ["<p>{open ? 'less' : `more about ${name}`}</p>", ['less', 'more about']],
  ['<PageHeader title="Partners" ornament="hexagon" />', ['Partners']],
  ["<Page title={pageTitle('Services')} />", ['Services']],
  ["[{ label: 'Home', to: '/' }]", ['Home']],
  ["<p key='a b' css={wide}>{view === 'logo' && <Icon name='clock' />} · {months}</p>", []],
])('the visible words of %j are found', (source, words) => {
  expect(visibleCopy(`const shown = ${source};`, { tsx: true })).toEqual(words);
});

const findCopy = (isSource: (file: string) => boolean) =>
  trackedFiles(/\.tsx?$/)
    .filter((file) => isSource(file) && !/\/testing\/|\.test\./.test(file))
    .flatMap((file) =>
      visibleCopy(readTracked(file), { tsx: file.endsWith('x') }).map((words) => `${file}: ${words}`),
    );

test.each([...remoteNames(), 'shell'])(
  'every word that visitors of %s read is in its src/content',
  (owner) => {
    expect(findCopy((file) => file.startsWith(`${owner}/src/`) && !file.includes('/content/'))).toEqual([]);
  },
);

test('every word that components of the design system say themselves is in its words.ts', () => {
  const others = ['packages/ui/src/words.ts', 'packages/ui/src/tokens.ts'];
  expect(findCopy((file) => file.startsWith('packages/ui/src/') && !others.includes(file))).toEqual([]);
});
