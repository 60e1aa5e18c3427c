import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { requestJson } from '@site/releases/documents';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { z } from 'zod';
import { toJSONSchema } from 'zod/mini';
import { defineStep } from '../step';
import { build } from './build';
import { live } from './live';

const limit = z.number().optional();
const schemaOfField = z.object({
  type: z.string().optional(),
  maxLength: limit,
  minLength: limit,
  maximum: limit,
  minimum: limit,
});

const schemaOfObject = z.object({
  properties: z.record(z.string(), schemaOfField).default({}),
  required: z.array(z.string()).default([]),
  additionalProperties: z.unknown().optional(),
});

const openApiSchema = z.object({
  paths: z.record(z.string(), z.unknown()),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** Of a path that a form posts to: others may have bodies that no form sends, such as files. */
const schemaOfPath = z.object({
  post: z
    .object({
      requestBody: z.object({
        content: z.object({ 'application/json': z.object({ schema: z.object({ $ref: z.string() }) }) }),
      }),
    })
    .optional(),
});

type ObjectSchema = z.infer<typeof schemaOfObject>;

const isAtMost = (sent: number, accepted: number) => sent <= accepted;
const isAtLeast = (sent: number, accepted: number) => sent >= accepted;

/** The bounds of a field. A form must be at least as strict as the backend. */
const BOUNDS = [
  { keyword: 'maxLength', isWithin: isAtMost },
  { keyword: 'minLength', isWithin: isAtLeast },
  { keyword: 'maximum', isWithin: isAtMost },
  { keyword: 'minimum', isWithin: isAtLeast },
] as const;

/** Lists why a backend could refuse the posts of a form. Both parameters are JSON schemas. */
export function payloadProblems(sent: ObjectSchema, accepted: ObjectSchema): string[] {
  const unknown = Object.keys(sent.properties).filter(
    (field) => accepted.additionalProperties === false && !(field in accepted.properties),
  );
  const missing = accepted.required.filter((field) => !sent.required.includes(field));
  const fields = Object.entries(sent.properties).flatMap(([field, own]) => {
    const other = accepted.properties[field];
    if (!other) return [];
    if (own.type !== other.type) return [`${field} is ${own.type} where the backend expects ${other.type}`];
    return BOUNDS.filter(({ keyword, isWithin }) => {
      const [bound, expected] = [own[keyword], other[keyword]];
      return expected !== undefined && !(bound !== undefined && isWithin(bound, expected));
    }).map(
      ({ keyword }) => `${field} has ${keyword} ${own[keyword]} where the backend has ${other[keyword]}`,
    );
  });
  return [
    ...unknown.map((field) => `the backend does not accept the field ${field}`),
    ...missing.map((field) => `the backend requires the field ${field}`),
    ...fields,
  ];
}

/**
 * Finds what the backend accepts in a post to an address.
 *
 * @param document the backend's OpenAPI document, which names the schema of a body by reference.
 * @returns undefined if it takes no post there.
 */
export function acceptedBy(document: unknown, endpoint: string): ObjectSchema | undefined {
  const { paths, components } = openApiSchema.parse(document);
  const { post } = schemaOfPath.parse(paths[endpoint] ?? {});
  const reference = post?.requestBody.content['application/json'].schema.$ref;
  return reference === undefined
    ? undefined
    : schemaOfObject.parse(components.schemas[path.posix.basename(reference)]);
}

/** The text of all scripts of a release. */
async function scriptsOf({ files }: Release, folder: string): Promise<string> {
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  return (await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
}

/** Compares what the release's forms send with what the live backend accepts. */
export const forms = defineStep({
  name: 'forms',
  needs: { build, live },
  advice: 'release the backend first: it must accept a field before a form sends it',
  async run(_context, values) {
    const { release, output } = values.build;
    const scripts = await scriptsOf(release, output);
    const posts = Object.entries(FORM_POSTS).filter(
      ([, { endpoint }]) => endpoint && scripts.includes(endpoint),
    );
    if (posts.length === 0) return { problems: [], notes: ['it sends no form'] };
    let document: unknown;
    try {
      document = await requestJson(`${values.live.url}/api/openapi.json`);
    } catch (error) {
      return {
        problems: [`the live backend does not say what it accepts: ${(error as Error).message}`],
        advice: 'wait until the backend responds, and run federation release again',
      };
    }
    const problems = posts.flatMap(([form, { endpoint = '', schema }]) => {
      const accepted = acceptedBy(document, endpoint);
      if (!schema || !accepted) return [`${form}: the live backend has no POST ${endpoint}`];
      const sent = schemaOfObject.parse(toJSONSchema(schema, { io: 'input' }));
      return payloadProblems(sent, accepted).map((problem) => `${form}: ${problem}`);
    });
    return { problems, notes: [posts.map(([form, { endpoint }]) => `${form} to ${endpoint}`).join(', ')] };
  },
});
