import type { ReleasePage, RemoteName } from '@site/contracts';
import type { ZodType } from 'zod';

export interface RouteConfiguration {
  /** Pattern in react-router's syntax. */
  path: string;
  /** Name of the expose that shows the page. */
  expose: string;
  /** The query parameters that change the page; the shell drops all others before it renders or caches. */
  query?: string[];
  /** Every concrete address: all are rendered before a release goes live, and listed in the sitemap unless told otherwise. */
  pages: (Pick<ReleasePage, 'url'> & Partial<ReleasePage>)[];
}

export interface ContentCheck {
  /** Path of the content file, for the message. */
  file: string;
  data: unknown;
  schema: ZodType;
}

export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  author: string;
  /** Date of publication, YYYY-MM-DD. */
  published: string;
}

export interface RemoteConfiguration {
  name: RemoteName;
  /** Expose name to source file; each is a module whose default export is a component. */
  exposes: Record<string, string>;
  routes: RouteConfiguration[];
  /** Words and data that must obey their schema for the build to go on. */
  content?: ContentCheck[];
  /** What the site's Atom feed gathers from this remote. */
  feed?: FeedEntry[];
}

/** Declares a remote: what it exposes, its routes, and the content that its build checks. */
export const defineRemote = (configuration: RemoteConfiguration): RemoteConfiguration => configuration;
