import { parseArgs } from 'node:util';
import { newsletterEmailSchema } from '@site/contracts/submissions';
import { z } from 'zod';
import { submissionKinds } from '../submission-kinds';
import type { SubmissionKind } from '../submissions/submission.entity';

export const USAGE = `Usage:
  npm run --silent submissions -- <${submissionKinds.map(({ name }) => name).join('|')}> [--since 2026-01-01] [--format csv|json]
      prints submissions, oldest first; as CSV by default
  npm run --silent submissions -- forget someone@example.org
      deletes everything that is stored about a person`;

export type Command =
  | { action: 'export'; kind: SubmissionKind; since?: Date; format: 'csv' | 'json' }
  | { action: 'forget'; email: string };

/** An invalid command line; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const sinceSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((text) => new Date(text));

/** @throws UsageError */
export function parseCommand(words: string[]): Command {
  const { positionals, values } = split(words);
  const [action = '', ...rest] = positionals;
  if (action === 'forget') {
    const parsed = newsletterEmailSchema.safeParse({ email: rest[0] });
    if (!parsed.success || rest.length > 1 || Object.keys(values).length > 0) {
      throw new UsageError('forget takes one e-mail address and no options');
    }
    return { action, email: parsed.data.email };
  }
  const kind = submissionKinds.find(({ name }) => name === action);
  if (!kind || rest.length > 0) throw new UsageError(`unknown command '${positionals.join(' ')}'`);

  const format = z.enum(['csv', 'json']).safeParse(values.format ?? 'csv');
  if (!format.success) throw new UsageError('--format takes csv or json');
  const since = sinceSchema.optional().safeParse(values.since);
  if (!since.success) throw new UsageError('--since takes a date such as 2026-01-01');
  return { action: 'export', kind, format: format.data, ...(since.data && { since: since.data }) };
}

function split(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { since: { type: 'string' }, format: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
