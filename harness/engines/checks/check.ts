import type pg from 'pg';
import type { Visitor } from '../visitor';

/** What checks need beside the browser. */
export interface CheckedSite {
  /** One address of every kind of page. */
  pages: readonly string[];
  /** The same site, whose scripts no engine runs. */
  urlWithoutScripts: string;
  database: Pick<pg.Pool, 'query'>;
}

/** Something that must work in every engine. It throws where it does not. */
export interface Check {
  name: string;
  /** Widths of the window that it is tried at; absent: all. */
  width?: number;
  run(visitor: Visitor, site: CheckedSite): Promise<void>;
}

export const WIDE = 1280;
export const NARROW = 390;
