import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const UNDEFINED_NAME = /\b([A-Za-z_$][\w$]*) is not defined/;
/** Webpack writes the path of a module in front of it. */
const MODULE_HEADER = /^(?:;\/\/ |\/\*{3}\/ ")([^"]+?)"?:?$/;
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/**
 * Finds out which modules of a server bundle read a name that the shell says is not defined, such as `process` or
 * `localStorage`.
 *
 * @param folder the remote's folder, whose sources may import the packages in question.
 * @returns a line for each module; empty if the message is about something else.
 */
export async function explainUndefinedName(
  message: string,
  program: string,
  folder: string,
): Promise<string[]> {
  const [, name] = UNDEFINED_NAME.exec(message) ?? [];
  if (!name) return [];
  const isRead = new RegExp(`(?<!typeof |[.\\w$'"])${name.replaceAll('$', '\\$')}\\b(?!\\s*:)`);
  const modules = new Map<string, string>();
  let current = '';
  for (const line of program.split('\n')) {
    current = MODULE_HEADER.exec(line)?.[1] ?? current;
    const isComment = /^\s*(\/\/|\*|\/\*)/.test(line);
    if (current && !isComment && isRead.test(line) && !modules.has(current))
      modules.set(current, line.trim());
  }
  const lines = [...modules].map(async ([file, line]) => {
    const [, library] = [...file.matchAll(PACKAGE)].at(-1) ?? [];
    const importers = library ? await filesThatImport(library, folder) : [];
    const cause = importers.length > 0 ? `; ${importers.join(', ')} imports ${library}` : '';
    return `${file} reads ${name}, which the server does not have${cause}: ${line.slice(0, 120)}`;
  });
  return Promise.all(lines);
}

/** The sources of a folder that import a package, as paths from the folder. */
async function filesThatImport(library: string, folder: string): Promise<string[]> {
  const sources = path.join(folder, 'src');
  const names = await readdir(sources, { recursive: true });
  const found = names.filter((name) => /\.tsx?$/.test(name)).sort();
  const texts = await Promise.all(found.map((name) => readFile(path.join(sources, name), 'utf8')));
  const isImport = new RegExp(`from ['"]${library}(/|['"])|import\\(?['"]${library}(/|['"])`);
  return found.flatMap((name, index) => (isImport.test(texts[index] ?? '') ? [`src/${name}`] : []));
}
