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
  mf-careers/jobs.ts: 0.title: must not be empty
  mf-careers/jobs.ts: 1.title: must not be empty
  mf-careers/terms.ts: the file: `,
  );
});
