import { isDeepStrictEqual } from 'node:util';
import type { Site } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import { readSite } from '@site/releases/site';

interface SiteFileSettings {
  siteFile: string;
  /** The address of every origin, with `{remote}` for its name; without it, each has its address in the file. */
  originPattern?: string | undefined;
  log: Logger;
}

/** The file of the site's remotes, while it may change. */
export class SiteFile {
  /** The last configuration that was good. Another one is another object. */
  current: Site;
  private reverted: Site | undefined;
  private problem: string | undefined;

  /** @throws Error that says what is wrong with the file. */
  constructor(private readonly settings: SiteFileSettings) {
    this.current = this.read();
  }

  /** Reads the file again. A wrong one is logged once, and changes nothing. */
  refresh(): void {
    try {
      const site = this.read();
      if (isDeepStrictEqual(site, this.reverted)) return;
      this.reverted = undefined;
      this.problem = undefined;
      if (!isDeepStrictEqual(site, this.current)) this.current = site;
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.problem) this.refuse(message);
    }
  }

  /** Goes back from the current configuration to an earlier one, until the file changes again. */
  revertTo(site: Site, reason: string): void {
    this.reverted = this.current;
    this.current = site;
    this.refuse(reason);
  }

  private refuse(reason: string): void {
    this.problem = reason;
    this.settings.log.error({ reason }, "the site's file is refused: correct it; the last good one stays");
  }

  private read(): Site {
    const { siteFile, originPattern } = this.settings;
    const site = readSite(siteFile);
    for (const [name, declaration] of Object.entries(site.remotes))
      if (originPattern) declaration.origin = originPattern.replaceAll('{remote}', name);
    return site;
  }
}
