import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  ownerOf,
  parseFile,
  type RemoteName,
  remoteNameSchema,
  type Site,
  siteFileSchema,
} from '@site/contracts';
import { readSite, SITE_FILE } from '@site/releases/site';
import { editSite } from './edited-files';
import { DEPLOYMENT_FILES, removeMentions } from './mentions';

interface Removal {
  name: RemoteName;
  /** The address to which its pages redirect. */
  target: string;
}

/** Whether an earlier call was interrupted after it had taken the remote out of the site's file. */
const isHalfRemoved = (root: string, name: RemoteName) =>
  remoteNameSchema.safeParse(name).success && existsSync(path.join(root, name, 'remote.config.ts'));

/** Why a remote cannot be removed, and what to do instead; null if it can. */
async function removalProblem(root: string, { remotes }: Site, name: RemoteName): Promise<string | null> {
  const remote = remotes[name];
  if (!remote && !isHalfRemoved(root, name))
    return `${name} is no remote of this site: choose one of ${Object.keys(remotes).join(', ')}`;
  if (remote?.routes.includes('/')) return `${name} has the home page, which a site needs`;
  // The team's git may hide new files by default.
  const status = ['status', '--porcelain', '--untracked-files=normal', '--', name];
  const { stdout } = await promisify(execFile)('git', status, { cwd: root });
  return stdout
    ? `${name} has changes that are not committed: commit or discard them, its folder is deleted`
    : null;
}

const undeclare = (text: string, { remotes: all }: Site, { name, target }: Removal) =>
  editSite(text, ({ remotes: { [name]: _removed, ...remotes }, redirects }) => ({
    remotes,
    redirects: {
      // Redirects of remotes that were removed before may lead to this one.
      ...Object.fromEntries(
        Object.entries(redirects).map(([from, to]) => [
          from,
          ownerOf({ remotes: all }, to) === name ? target : to,
        ]),
      ),
      ...Object.fromEntries((all[name]?.routes ?? []).map((route) => [route, target])),
    },
  }));

function unlock(text: string, name: RemoteName): string {
  const content = JSON.parse(text) as { packages: Record<string, unknown> };
  delete content.packages[name];
  delete content.packages[`node_modules/@site/${name}`];
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Without the line of the remote's folder, and without its team on the lines of others. */
function disown(text: string, name: RemoteName): string {
  const [, team] = new RegExp(`^/${name}/ +(@\\S+)$`, 'm').exec(text) ?? [];
  const others = withoutLine(text, `/${name}/ `);
  return team ? others.replaceAll(new RegExp(` ${team}(?= |$)`, 'gm'), '') : others;
}

const withoutLine = (text: string, start: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes(start))
    .join('\n');

/**
 * Takes a remote out of a repository: its pages redirect, its folder is deleted, and no file names it any more. Another
 * call finishes a removal that was interrupted; the pages then redirect to the target of the first call.
 *
 * @param untilTakenUp resolves once the site that runs shows none of it. If it rejects, the remote stays.
 * @returns the changed files, as paths from the root.
 * @throws Error that says why the remote cannot be removed; nothing is changed then.
 */
export async function removeRemote(
  root: string,
  removal: Removal,
  untilTakenUp: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string[]> {
  const { name } = removal;
  const site = readSite(path.join(root, SITE_FILE));
  const problem = await removalProblem(root, site, name);
  if (problem) throw new Error(problem);
  const siteFile = path.join(root, SITE_FILE);
  const declared = await readFile(siteFile, 'utf8');
  const undeclared = undeclare(declared, site, removal);
  parseFile(siteFileSchema, undeclared, `${SITE_FILE} without ${name}`);
  const edits: Record<string, (text: string) => string> = {
    CODEOWNERS: (text) => disown(text, name),
    'docs/architecture.md': (text) => withoutLine(text, `| \`${name}/\` |`),
    'package-lock.json': (text) => unlock(text, name),
    ...Object.fromEntries(
      DEPLOYMENT_FILES.map((file) => [
        file,
        (text: string) => removeMentions(text, name, Object.keys(site.remotes)),
      ]),
    ),
  };
  await writeFile(siteFile, undeclared);
  await untilTakenUp().catch(async (error: unknown) => {
    await writeFile(siteFile, declared);
    throw error;
  });
  for (const [file, edit] of Object.entries(edits)) {
    const target = path.join(root, file);
    await writeFile(target, edit(await readFile(target, 'utf8')));
  }
  await rm(path.join(root, 'node_modules', '@site', name), { force: true });
  await rm(path.join(root, name), { recursive: true, force: true });
  return [SITE_FILE, ...Object.keys(edits)];
}
