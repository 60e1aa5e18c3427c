import { partOf } from './parts';

const FILE = 'src/pages/careers/CareersPage.tsx';
const TEXT = `
  const badge = css({ width: '1rem', '&:hover': { width: '2rem' } });
  const sizes = [5];
  export const Badge = () => <span css={[badge, { width: '3rem' }]} title="four">{open(sizes, 'six')}</span>;
`;

test.each([
  ["'1rem'", 'styles'],
  ["'2rem'", 'styles'],
  ["'3rem'", 'styles'],
  ['"four"', 'props'],
  ['5', 'code'],
  ["'six'", 'code'],
])('%s in a component belongs to the %s', (expression, part) => {
  expect(partOf(FILE, TEXT, TEXT.indexOf(expression))).toBe(part);
});

test('the place of a file tells content and configuration', () => {
  expect(partOf('src/content/careers.ts', TEXT, 60)).toBe('content');
  expect(partOf('remote.config.ts', TEXT, 60)).toBe('configuration');
});
