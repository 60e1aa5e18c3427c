import { parseFile, type Site, siteFileSchema } from '@site/contracts';
import { SITE_FILE } from '@site/releases/site';
import { addMentions, DEPLOYMENT_FILES } from './mentions';
import type { NewRemote } from './template-files';

const wordOf = (name: string) => name.replace('mf-', '');

/** Inserts text after or before the only match. @throws Error where a file has changed its form. */
function replaceOnce(
  file: string,
  text: string,
  pattern: RegExp,
  replacement: (found: string) => string,
): string {
  if (text.match(new RegExp(pattern, `${pattern.flags}g`))?.length !== 1) {
    throw new Error(`${file} must contain ${pattern} once: add the remote by hand, or correct this command`);
  }
  return text.replace(pattern, replacement);
}

/** As it is written: fields with a default may be missing. */
interface SiteText {
  remotes: Record<string, object>;
  redirects?: Record<string, string>;
}

/** Edits the file of the site's remotes; an empty list of redirects is left out. */
export function editSite(text: string, edit: (site: Required<SiteText>) => Required<SiteText>): string {
  const { remotes, redirects = {} } = JSON.parse(text) as SiteText;
  const edited = edit({ remotes, redirects });
  const isRedirecting = Object.keys(edited.redirects).length > 0;
  return `${JSON.stringify(isRedirecting ? edited : { remotes: edited.remotes }, null, 2)}\n`;
}

/**
 * The new remote runs on the port after those of the others, and has its addresses back if it was removed before.
 *
 * @throws Error if the site cannot have a remote of this name or route.
 */
function declare(text: string, { remotes: others }: Site, { name, route }: NewRemote, page: string): string {
  const declared = editSite(text, ({ remotes, redirects: { [route]: _removed, ...redirects } }) => {
    const port = Math.max(...Object.values(others).map(({ origin }) => Number(new URL(origin).port))) + 1;
    const origin = `http://127.0.0.1:${port}`;
    const added = { team: wordOf(name), origin, routes: [route], requiredExposes: [page] };
    return { remotes: { ...remotes, [name]: added }, redirects };
  });
  parseFile(siteFileSchema, declared, `${SITE_FILE} with this remote`);
  return declared;
}

function addOwners(text: string, name: string, neighbour: string): string {
  const column = text.indexOf('@') - text.lastIndexOf('\n', text.indexOf('@')) - 1;
  const team = `@site/${wordOf(name)}`;
  const withFolder = replaceOnce('CODEOWNERS', text, new RegExp(`^/${neighbour}/.*$`, 'm'), (line) =>
    [line, `/${name}/`.padEnd(column) + team].join('\n'),
  );
  return replaceOnce('CODEOWNERS', withFolder, /^\/packages\/contracts\/ .*$/m, (line) => `${line} ${team}`);
}

const describeFolder = (text: string, { name, route }: NewRemote, neighbour: string) =>
  replaceOnce(
    'architecture.md',
    text,
    new RegExp(`^\\| .* \\| \`${neighbour}/\` \\| \\w+ \\|$`, 'm'),
    (row) => [row, `| \`${route}\` | \`${name}/\` | ${wordOf(name)} |`].join('\n'),
  );

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Writes what npm would write. The new remote needs the same libraries as the others. */
function lock(text: string, name: string, manifest: Manifest): string {
  const { name: packageName, version, dependencies, devDependencies } = manifest;
  const content = JSON.parse(text) as { packages: Record<string, unknown> };
  const packages = {
    ...content.packages,
    [name]: { name: packageName, version, dependencies, devDependencies },
    [`node_modules/${packageName}`]: { resolved: name, link: true },
  };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...content, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/**
 * The files of the repository that name every remote, with a new one.
 *
 * @param created the new remote's own files; @param read reads a file by its path from the root.
 */
export async function editedFiles(
  site: Site,
  remote: NewRemote,
  created: ReadonlyMap<string, string>,
  read: (file: string) => Promise<string>,
): Promise<Map<string, string>> {
  const { name } = remote;
  const names = Object.keys(site.remotes);
  /** The remote beside whose lines those of the new one are added. */
  const neighbour = names.at(-1)!;
  const manifest = JSON.parse(created.get(`${name}/package.json`) ?? '') as Manifest;
  const page =
    [...created.keys()].find((file) => file.endsWith('Page.tsx'))?.replace(/^.*\/|\.tsx$/g, '') ?? '';
  const edits: Record<string, (text: string) => string> = {
    CODEOWNERS: (text) => addOwners(text, name, neighbour),
    'docs/architecture.md': (text) => describeFolder(text, remote, neighbour),
    'package-lock.json': (text) => lock(text, name, manifest),
    ...Object.fromEntries(
      DEPLOYMENT_FILES.map((file) => [file, (text: string) => addMentions(text, neighbour, name, names)]),
    ),
    // Written last, because a running site then starts the remote's origin.
    [SITE_FILE]: (text) => declare(text, site, remote, page),
  };
  return new Map(
    await Promise.all(
      Object.entries(edits).map(async ([file, edit]) => [file, edit(await read(file))] as const),
    ),
  );
}
