import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const RELATIVE_IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** A relative import as Node resolves it: with its extension, and with the name of a folder's index. */
function withExtension(file: string, specifier: string): string {
  const target = path.join(path.dirname(file), specifier);
  if (/\.tsx?$/.test(specifier) && !existsSync(target)) return specifier.replace(/\.tsx?$/, '.js');
  if (existsSync(`${target}.js`)) return `${specifier}.js`;
  return existsSync(path.join(target, 'index.js')) ? `${specifier}/index.js` : specifier;
}

/** Completes the relative imports of every JavaScript file in a folder: Node does not look for extensions. */
export async function addExtensions(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => /\.m?js$/.test(file)).map((file) => path.join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const completed = text.replace(
        RELATIVE_IMPORT,
        (_, before: string, quote: string, specifier: string) =>
          before + quote + withExtension(file, specifier) + quote,
      );
      if (completed !== text) await writeFile(file, completed);
    }),
  );
}
