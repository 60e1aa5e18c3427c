import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';

/** A relative import as Node resolves it: with its extension, and with the name of a folder's index. */
function withExtension(file: string, specifier: string): string {
  const target = path.join(path.dirname(file), specifier);
  if (/\.tsx?$/.test(specifier) && !existsSync(target)) return specifier.replace(/\.tsx?$/, '.js');
  if (existsSync(`${target}.js`)) return `${specifier}.js`;
  return existsSync(path.join(target, 'index.js')) ? `${specifier}/index.js` : specifier;
}

/** Completes the relative imports of every JavaScript file in a folder: Node does not look for extensions. */
export async function addExtensions(folder: string): Promise<void> {
  await init;
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => /\.m?js$/.test(file)).map((file) => path.join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const [imports] = parse(text, file);
      const parts: string[] = [];
      let end = 0;
      for (const { n: specifier, d: dynamic, s: from, e: to } of imports) {
        if (!specifier?.startsWith('.')) continue;
        // The name in `import()` comes with its quotes.
        const quote = dynamic < 0 ? '' : "'";
        parts.push(text.slice(end, from), quote + withExtension(file, specifier) + quote);
        end = to;
      }
      if (parts.length > 0) await writeFile(file, parts.join('') + text.slice(end));
    }),
  );
}
