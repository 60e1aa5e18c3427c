import { contact } from './contact';
import { cookiePolicy } from './legal/cookie-policy';
import { home } from './home';
import { legalDocumentSchema, partnersSchema, teamSchema } from './schema';
import { contactSchemaWithTeam, homeSchemaWithTeam, partnersSchemaWithTeam } from './schemas-with-team';
import { partners } from './partners';
import { team } from './team';

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

test('A story led by someone outside the team is refused', () => {
  const items = home.stories.items.map((story) => ({ ...story, ledBy: 'Nobody' }));
  const page = { ...home, stories: { ...home.stories, items } };
  expect(problemsOf(homeSchemaWithTeam.safeParse(page))?.[0]).toBe(
    'stories.items.0.ledBy: is not a name in team.ts: choose one from there',
  );
});

test('An adviser on the contact page from outside the team is refused', () => {
  const page = { ...contact, adviser: { ...contact.adviser, name: 'Nobody' } };
  expect(problemsOf(contactSchemaWithTeam.safeParse(page))?.[0]).toBe(
    'adviser.name: is not a name in team.ts: choose one from there',
  );
});

test('A contact for partnerships from outside the team is refused', () => {
  const page = { ...partners, contact: { ...partners.contact, name: 'Nobody' } };
  expect(problemsOf(partnersSchemaWithTeam.safeParse(page))?.[0]).toBe(
    'contact.name: is not a name in team.ts: choose one from there',
  );
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
