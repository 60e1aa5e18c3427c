import { contact } from './contact';
import { cookiePolicy } from './legal/cookie-policy';
import { home } from './home';
import { contactSchema, homeSchema, legalDocumentSchema, partnersSchema } from './schema';
import { partners } from './partners';
import { team } from './team';
import { teamSchema } from './team-schema';

const problemsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('Two people with the same id are refused', () => {
  expect(problemsOf(teamSchema.safeParse([team[0], team[0]]))).toEqual([
    ': uses one id twice: give each entry its own',
  ]);
});

test('A long biography whose first sentence does not fit into the preview is refused', () => {
  expect(problemsOf(teamSchema.safeParse([{ ...team[0], bio: `${'a'.repeat(120)}. More.` }]))).toEqual([
    '0.bio: needs a sentence that ends within its first 120 characters: it is cut off after that',
  ]);
});

const ledByNobody = home.stories.items.map((story) => ({ ...story, ledBy: 'Nobody' }));

test.each([
  [
    'A story led by someone',
    homeSchema.safeParse({ ...home, stories: { ...home.stories, items: ledByNobody } }),
    'stories.items.0.ledBy',
  ],
  [
    'An adviser on the contact page',
    contactSchema.safeParse({ ...contact, adviser: { ...contact.adviser, name: 'Nobody' } }),
    'adviser.name',
  ],
  [
    'A contact for partnerships',
    partnersSchema.safeParse({ ...partners, contact: { ...partners.contact, name: 'Nobody' } }),
    'contact.name',
  ],
])('%s from outside the team is refused', (_person, result, path) => {
  expect(problemsOf(result)?.[0]).toBe(`${path}: is not a name in team.ts: choose one from there`);
});

test('A partner with a website outside .example is refused', () => {
  const outside = partners.firms.items.map((firm) => ({ ...firm, website: 'https://partner.com' }));
  const page = { ...partners, firms: { ...partners.firms, items: outside } };
  expect(problemsOf(partnersSchema.safeParse(page))?.[0]).toMatch(/^firms\.items\.0\.website: /);
});

test('A table row without a cell for each column is refused', () => {
  const sections = [
    ...cookiePolicy.sections,
    { id: 'more', title: 'More', blocks: [{ table: { caption: 'x', columns: ['a', 'b'], rows: [['1']] } }] },
  ];
  expect(legalDocumentSchema.safeParse({ ...cookiePolicy, sections }).success).toBe(false);
});
