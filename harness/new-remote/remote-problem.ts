import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownerOf, type Site } from '@site/contracts';

export interface NewRemote {
  /** Such as `mf-events`. */
  name: string;
  /** First path segment of its addresses, such as `/events`. */
  route: string;
}

/** Addresses of the shell itself. */
const ROUTES_OF_THE_SHELL = ['/api'];

const listOf = (values: readonly string[]) => values.join(', ');

/** Why a site cannot get a remote, and what to do instead; null if it can. */
export function remoteProblem(root: string, site: Site, { name, route }: NewRemote): string | null {
  if (!/^mf-[a-z]+$/.test(name)) {
    return `A remote is called mf- and one word of the letters a to z, such as mf-events, and not "${name}"`;
  }
  if (name in site.remotes) {
    return `${name} exists: choose a name that is none of ${listOf(Object.keys(site.remotes))}`;
  }
  if (existsSync(path.join(root, name))) {
    return `The folder ${name} exists, and no remote is declared by that name: move it, or choose another name`;
  }
  if (!/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(route)) {
    return `A route is one path segment of lowercase letters, digits and dashes, such as /events, and not "${route}"`;
  }
  if (ROUTES_OF_THE_SHELL.includes(route)) return `${route} belongs to the shell: choose another route`;
  const owner = ownerOf(site, route);
  return owner
    ? `${route} belongs to ${owner}, which owns ${listOf(site.remotes[owner]?.routes ?? [])}: choose another route`
    : null;
}
