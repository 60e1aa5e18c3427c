import { contributesSchema } from '@site/contracts';
import { z, type core } from 'zod';
import type { RemoteConfiguration } from '../define-remote';

type Path = readonly PropertyKey[];

const counted = (count: unknown, [one, several]: [string, string]) =>
  `${String(count)} ${Number(count) === 1 ? one : several}`;

/** The types of values as an editor writes them. */
const WRITTEN: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in square brackets',
  object: 'a group of fields in braces',
};

/** Says what is wrong and what to do. Undefined for other issues: they keep the message of the schema or of zod. */
const explain: core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing: add it'
        : `must be ${WRITTEN[issue.expected] ?? issue.expected}`;
    case 'unrecognized_keys':
      return `has the unknown field ${issue.keys.join(', ')}: correct its name, or remove it`;
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}: choose one of them`;
    case 'invalid_format':
      return issue.format === 'date' ? 'must be a date such as 2026-01-31: correct it' : undefined;
    case 'invalid_union':
      return 'does not have the fields that an entry here needs: compare it with the other entries';
    case 'too_small':
    case 'too_big': {
      const { input } = issue;
      if (typeof input !== 'string' && !Array.isArray(input)) return undefined;
      const unit: [string, string] =
        typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
      const bound =
        issue.code === 'too_small'
          ? `it needs at least ${counted(issue.minimum, unit)}`
          : `shorten it to ${counted(issue.maximum, unit)}`;
      return `${input.length === 0 ? 'is empty' : `has ${counted(input.length, unit)}`}: ${bound}`;
    }
    default:
      return undefined;
  }
};

/** Lists the places of an issue. An entry that may have several forms is compared with the form that fits best. */
function placesOf(
  { path, message, ...issue }: core.$ZodIssue,
  above: Path = [],
): { path: Path; message: string }[] {
  const here = [...above, ...path];
  const forms = issue.code === 'invalid_union' ? issue.errors : [];
  const [nearest] = forms
    .map((issues) => issues.flatMap((each) => placesOf(each, here)))
    .filter((places) => places.some((place) => place.path.length > here.length))
    .toSorted((a, b) => a.length - b.length);
  return nearest ?? [{ path: here, message }];
}

/** What an editor calls an entry of a list. */
const nameOf = (entry: unknown): string => {
  const { name, title, id } = Object(entry) as Record<string, unknown>;
  const label = [name, title, id].find((value) => value !== undefined && value !== '');
  return label === undefined ? '' : ` (${String(label)})`;
};

function fieldAt(path: Path, data: unknown): string {
  let value = data;
  const steps = path.map((step) => {
    value = (Object(value) as Record<PropertyKey, unknown>)[step];
    return typeof step === 'number' ? `entry ${step + 1}${nameOf(value)}` : String(step);
  });
  return steps.join(', ') || 'the file';
}

function* emptyTexts(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') {
    if (value.trim() === '') yield path;
  } else {
    for (const [key, inner] of Object.entries(Object(value)))
      yield* emptyTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The schema of content that has none: types decide on its fields. */
const writtenTexts = z.unknown().superRefine((data, context) => {
  for (const path of emptyTexts(data))
    context.addIssue({ code: 'custom', path: [...path], message: 'is empty: write a text' });
});

/**
 * Validates every content file of a remote against its schema, if it has one, and what the remote contributes to the
 * site.
 *
 * @throws Error with file, field and reason of every invalid entry, and with what to do.
 */
export function checkContent({
  name,
  content = [],
  contributes = {},
}: Pick<RemoteConfiguration, 'name' | 'content' | 'contributes'>): void {
  const checks = [
    ...content,
    { file: 'remote.config.ts, contributes', data: contributes, schema: contributesSchema },
  ];
  const problems = checks.flatMap(({ file, data, schema = writtenTexts }) =>
    (schema.safeParse(data, { error: explain }).error?.issues ?? [])
      .flatMap((issue) => placesOf(issue))
      .map(({ path, message }) => `${name}/${file}: ${fieldAt(path, data)}: ${message}`),
  );
  if (problems.length > 0) throw new Error(`Content that breaks its schema:\n  ${problems.join('\n  ')}`);
}
