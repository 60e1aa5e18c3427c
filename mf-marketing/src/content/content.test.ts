import config from '../../remote.config';
import { cookiePolicy } from './legal/cookie-policy';
import { legalDocumentSchema, partnersSchema, teamSchema } from './schema';
import { partners } from './partners';
import { team } from './team';

const reasons = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each(config.content!)('$file obeys its schema', ({ data, schema }) => {
  expect(schema.safeParse(data).error).toBeUndefined();
});

test('two people with one id are refused', () => {
  expect(reasons(teamSchema.safeParse([team[0], team[0]]))).toEqual([': every id must be used once']);
});

test('a partner outside the .example hosts is refused', () => {
  const outside = partners.map((partner) => ({ ...partner, website: 'https://partner.com' }));
  expect(reasons(partnersSchema.safeParse(outside))?.[0]).toMatch(/^0\.website: /);
});

test('a table row without a cell for each column is refused', () => {
  const sections = [
    ...cookiePolicy.sections,
    { id: 'more', title: 'More', blocks: [{ table: { caption: 'x', columns: ['a', 'b'], rows: [['1']] } }] },
  ];
  expect(legalDocumentSchema.safeParse({ ...cookiePolicy, sections }).success).toBe(false);
});

test('the team is 22 people, some of them with a bio short enough to need no toggle', () => {
  expect(team.map(({ id }) => id)).toEqual(
    [...Array(19).keys()].map((index) => index + 1).concat(21, 22, 23),
  );
  expect(new Set(team.map(({ bio }) => bio.length > 120))).toEqual(new Set([true, false]));
});
