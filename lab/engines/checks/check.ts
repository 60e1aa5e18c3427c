import type pg from 'pg';
import type { Visitor } from '../visitor';

/** What checks need besides the browser. */
export interface CheckedSite {
  /** One address of every kind of page. */
  pages: readonly string[];
  /** The same site, with a policy that blocks its scripts. */
  urlWithoutScripts: string;
  database: Pick<pg.Pool, 'query'>;
}

/** A check of something that must work in every engine; `run` throws where it does not. */
export interface Check {
  name: string;
  /** The window width at which it runs; absent: both. */
  width?: number;
  run(visitor: Visitor, site: CheckedSite): Promise<void>;
}

export const WIDE = 1280;
export const NARROW = 390;
