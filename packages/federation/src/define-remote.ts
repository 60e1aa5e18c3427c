import type { FeedEntry, ReleasePage, RemoteName } from '@site/contracts';
import type { ZodType } from 'zod';

export interface RouteConfiguration {
  /** Pattern in react-router's syntax. */
  path: string;
  /** Name of the expose that shows the page. */
  expose: string;
  /** Query parameters that change the page; the shell ignores all others when it renders or caches. */
  query?: string[];
  /** Every concrete address: rendered in the trial of a candidate, and listed in the sitemap unless `sitemap` is false. */
  pages: (Pick<ReleasePage, 'url'> & Partial<ReleasePage>)[];
}

export interface ContentCheck {
  /** Path of the content file, for the error message. */
  file: string;
  data: unknown;
  schema: ZodType;
}

export interface RemoteConfiguration {
  name: RemoteName;
  /** Name of the expose to its source file, a module whose default export is a component. */
  exposes: Record<string, string>;
  routes: RouteConfiguration[];
  /** Content that the build validates; it fails on content that breaks its schema. */
  content?: ContentCheck[];
  /** The remote's entries in the site's Atom feed. */
  feed?: FeedEntry[];
}

/** Declares a remote: its exposes, its routes, and the content that its build validates. */
export const defineRemote = (configuration: RemoteConfiguration): RemoteConfiguration => configuration;
