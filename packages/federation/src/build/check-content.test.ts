import { z } from 'zod';
import { checkContent } from './check-content';

const schema = z.array(z.object({ title: z.string().min(1, 'must not be empty') }));
const content = (file: string, data: unknown) => ({ file, data, schema });

test('Valid content passes, and so does a remote without content', () => {
  checkContent({ name: 'mf-careers', content: [content('jobs.ts', [{ title: 'Tester' }])] });
  checkContent({ name: 'mf-careers' });
});

test('Every invalid entry of every file is reported with file, field and reason', () => {
  const invalid = [content('jobs.ts', [{ title: '' }, { title: '' }]), content('terms.ts', 'text')];
  expect(() => checkContent({ name: 'mf-careers', content: invalid })).toThrow(
    `Content that breaks its schema:
  mf-careers/jobs.ts: entry 1, title: must not be empty
  mf-careers/jobs.ts: entry 2, title: must not be empty
  mf-careers/terms.ts: the file: `,
  );
});

test('Each kind of mistake is explained with its place and what to do', () => {
  const block = z.union([z.string(), z.strictObject({ list: z.array(z.string().min(1)) })]);
  const page = z.strictObject({
    title: z.string().max(5),
    lead: z.string().min(1),
    colour: z.enum(['red', 'blue']),
    blocks: z.array(block),
    stats: z.array(z.string()).length(2),
    months: z.number(),
    date: z.iso.date(),
    people: z.array(z.object({ id: z.number(), name: z.string(), bio: z.string() })),
  });
  const data = {
    title: 'Too long',
    colour: 'green',
    blocks: ['fine', { list: ['fine', ''] }, { list: [5] }, 5],
    stats: [],
    months: '9',
    date: '10 June 2026',
    people: [
      { id: 7, name: 'Nora Haddad' },
      { id: 8, bio: 'Short.' },
    ],
    subtitle: 'New',
  };
  expect(() =>
    checkContent({ name: 'mf-careers', content: [{ file: 'page.ts', data, schema: page }] }),
  ).toThrow(
    `Content that breaks its schema:
  mf-careers/page.ts: title: has 8 characters: shorten it to 5 characters
  mf-careers/page.ts: lead: is missing: add it
  mf-careers/page.ts: colour: must be red or blue: choose one of them
  mf-careers/page.ts: blocks, entry 2, list, entry 2: is empty: it needs at least 1 character
  mf-careers/page.ts: blocks, entry 3, list, entry 1: must be a text in quotes
  mf-careers/page.ts: blocks, entry 4: does not have the fields that an entry here needs: compare it with the other entries
  mf-careers/page.ts: stats: is empty: it needs at least 2 entries
  mf-careers/page.ts: months: must be a number without quotes
  mf-careers/page.ts: date: must be a date such as 2026-01-31: correct it
  mf-careers/page.ts: people, entry 1 (Nora Haddad), bio: is missing: add it
  mf-careers/page.ts: people, entry 2 (8), name: is missing: add it
  mf-careers/page.ts: the file: has the unknown field subtitle: correct its name, or remove it`,
  );
});

test('Content without a schema may have any fields, but no empty text', () => {
  const data = { title: ' ', points: [{ lead: 'Begin', text: '' }], titleOf: () => '', count: 0 };
  expect(() => checkContent({ name: 'mf-careers', content: [{ file: 'page.ts', data }] })).toThrow(
    `Content that breaks its schema:
  mf-careers/page.ts: title: is empty: write a text
  mf-careers/page.ts: points, entry 1, text: is empty: write a text`,
  );
});

test('A contribution that breaks its schema is reported with field and reason', () => {
  const contact = { place: 'button', label: 'Contact', address: 'contact', order: 1 } as const;
  expect(() => checkContent({ name: 'mf-marketing', contributes: { navigation: [contact] } })).toThrow(
    'mf-marketing/remote.config.ts, contributes: navigation, entry 1, address: must be the address of a page',
  );
});
