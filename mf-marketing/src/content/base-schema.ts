import { z } from 'zod';

export const text = z.string().trim().min(1);

/** Refines a list: no two entries have the same value of this field. */
export const unique = <Entry>(field: keyof Entry) =>
  [
    (entries: Entry[]) => new Set(entries.map((entry) => entry[field])).size === entries.length,
    { error: `uses one ${String(field)} twice: give each entry its own` },
  ] as const;
