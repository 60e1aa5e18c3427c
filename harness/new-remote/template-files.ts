import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@site/contracts';

export interface NewRemote {
  /** Such as `mf-events`. */
  name: string;
  /** First path segment of its addresses, such as `/events`. */
  route: string;
}

const TEMPLATE = path.join(import.meta.dirname, 'template');
const EXTENSION = '.template';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The orders of the header's entries, as the remotes in a repository write them. */
async function headerOrders(root: string, names: readonly string[]): Promise<number[]> {
  const files = names.map((name) => path.join(root, name, 'src', 'content', 'navigation.ts'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const entries = texts.flatMap((text) => [...text.matchAll(/place: 'header',[^}]*order: ([\d_]+)/g)]);
  return entries.map(([, order = '']) => Number(order.replaceAll('_', '')));
}

/** The files of a new remote by their paths from the root: the template with its placeholders filled in. */
export async function templateFiles(
  root: string,
  { remotes }: Site,
  { name, route }: NewRemote,
): Promise<Map<string, string>> {
  const word = name.replace('mf-', '');
  const values: Record<string, string> = {
    name,
    route,
    word,
    Title: capitalised(word),
    Page: `${capitalised(word)}Page`,
    // Two entries may not have the same order, so the new one comes last. A remote of another repository has no file
    // here, so we count it.
    order: String(
      Math.max(Object.keys(remotes).length * 10, ...(await headerOrders(root, Object.keys(remotes)))) + 10,
    ),
  };
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key: string) => values[key] ?? placeholder);
  const entries = await readdir(TEMPLATE, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith(EXTENSION));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(TEMPLATE, file), 'utf8');
        return [path.posix.join(name, fill(file.slice(0, -EXTENSION.length))), fill(text)] as const;
      }),
    ),
  );
}
