import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@swc/core';

/** A use of a section. */
export interface SectionUse {
  /** `remote/Expose`. */
  id: string;
  /** Names of the properties that are passed to it; null if they are spread, and may be any. */
  props: string[] | null;
}

/** Properties of `RemoteSection` itself. */
const OWN_PROPS = new Set(['id', 'fallback', 'when', 'key']);

interface Attribute {
  type: 'JSXAttribute' | 'SpreadElement';
  name?: { value: string };
  value?: { type: string; value?: unknown; expression?: { type: string; value?: unknown } };
}

interface OpeningElement {
  type: 'JSXOpeningElement';
  name: { value?: string };
  attributes: Attribute[];
}

function* openingElements(node: unknown): Generator<OpeningElement> {
  if (!node || typeof node !== 'object') return;
  if ((node as OpeningElement).type === 'JSXOpeningElement') yield node as OpeningElement;
  for (const child of Object.values(node)) yield* openingElements(child);
}

/** The text of `id="…"` and `id={'…'}`; undefined for any other expression. */
function literalOf({ value }: Attribute): unknown {
  const literal = value?.expression ?? value;
  return literal?.type === 'StringLiteral' ? literal.value : undefined;
}

function describe({ attributes }: OpeningElement, file: string): SectionUse {
  const id = attributes.find(({ name }) => name?.value === 'id');
  const literal = id && literalOf(id);
  if (typeof literal !== 'string') {
    throw new Error(`${file}: the id of a RemoteSection must be a literal, because the release records it`);
  }
  const spread = attributes.some(({ type }) => type === 'SpreadElement');
  const names = attributes.map(({ name }) => name?.value ?? '').filter((name) => !OWN_PROPS.has(name));
  return { id: literal, props: spread ? null : names.sort() };
}

/**
 * Every use of a section in a folder's sources, except for tests.
 *
 * @throws Error if a section's id is not a literal.
 */
export async function findSectionUses(folder: string): Promise<SectionUse[]> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter(
    (name) =>
      name.endsWith('.tsx') &&
      !name.endsWith('.test.tsx') &&
      !/(^|[\\/])(node_modules|dist|testing)[\\/]/.test(name),
  );
  const uses = await Promise.all(
    sources.sort().map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      if (!text.includes('<RemoteSection')) return [];
      // A file that cannot be parsed fails the build, which reports the position.
      const program = await parse(text, { syntax: 'typescript', tsx: true }).catch(() => null);
      return [...openingElements(program)]
        .filter((element) => element.name.value === 'RemoteSection')
        .map((element) => describe(element, name));
    }),
  );
  return uses.flat();
}
