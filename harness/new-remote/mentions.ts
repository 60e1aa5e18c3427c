/** Files that name every remote in the same way, and are written by hand. */
export const DEPLOYMENT_FILES = [
  'docker-compose.yml',
  'docker-compose.override.yml',
  'deploy/swarm.yml',
  'deploy/Dockerfile',
  'deploy/edge/Caddyfile',
] as const;

const patternOf = (name: string) => new RegExp(`\\b${name}(?![a-zA-Z])`, 'g');

const names = (line: string, name: string) => patternOf(name).test(line);

const rename = (line: string, from: string, to: string) => line.replace(patternOf(from), to);

/** The lines of a text that name a remote, with `mf-*` in place of all names of remotes; sorted. */
export const linesNaming = (name: string, text: string, remotes: readonly string[]): string[] =>
  text
    .split('\n')
    .filter((line) => names(line, name))
    .map((line) => remotes.reduce((changed, remote) => rename(changed, remote, 'mf-*'), line).trim())
    .sort();

const indentationOf = (line: string) => line.search(/\S|$/);

/** The index after the block that a line opens: the lines below it that are indented further. */
function endOfBlock(lines: readonly string[], start: number): number {
  const next = lines.findIndex(
    (line, index) =>
      index > start && line.trim() !== '' && indentationOf(line) <= indentationOf(lines[start]!),
  );
  const end = next < 0 ? lines.length : next;
  // The empty line after a block is not part of it, unless the block also has one before it.
  const isParagraph = lines[end - 1] === '' && (lines[start - 1] ?? '') === '';
  return lines[end - 1] === '' && !isParagraph ? end - 1 : end;
}

/**
 * Names a new remote wherever a text names an existing one: in lists beside it, and with a copy of every line and block
 * of its own.
 *
 * @param remotes all remotes that the text may name.
 */
export function addMentions(
  text: string,
  existing: string,
  added: string,
  remotes: readonly string[],
): string {
  const lines = text.split('\n');
  const result: string[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!;
    const isList = remotes.some((remote) => remote !== existing && names(line, remote));
    if (!names(line, existing) || isList) {
      result.push(line.replace(patternOf(existing), `${existing}, ${added}`));
      index += 1;
    } else {
      const end = endOfBlock(lines, index);
      const block = lines.slice(index, end);
      result.push(...block, ...block.map((copied) => rename(copied, existing, added)));
      index = end;
    }
  }
  return result.join('\n');
}

/** Takes a remote out of a text: out of lists, and with every line and block of its own. @param remotes as above. */
export function removeMentions(text: string, removed: string, remotes: readonly string[]): string {
  const lines = text.split('\n');
  const result: string[] = [];
  const pattern = patternOf(removed).source;
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!;
    const isList = remotes.some((remote) => remote !== removed && names(line, remote));
    if (names(line, removed) && !isList) {
      index = endOfBlock(lines, index);
      continue;
    }
    result.push(line.replaceAll(new RegExp(`, ${pattern}|${pattern}, `, 'g'), ''));
    index += 1;
  }
  return result.join('\n');
}
