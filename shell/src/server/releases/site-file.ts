import type { Site } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import { readSite } from '@site/releases/site';

/** A configuration with which a page failed is tried again after this time: a release may have been the cause. */
const RETRY_DELAY_MS = 30_000;

/** The order of the remotes counts, too: it is that in which they are shown. */
const isSame = (one: Site, other: Site) => JSON.stringify(one) === JSON.stringify(other);

interface SiteFileSettings {
  siteFile: string;
  /** The address of every origin, with `{remote}` for its name; without it, each has its address in the file. */
  originPattern?: string | undefined;
  log: Logger;
}

/** The file of the site's remotes. It is read again at every poll. */
export class SiteFile {
  /** The last good configuration. Each new one is a new object. */
  current: Site;
  private reverted: { site: Site; dueMs: number } | undefined;
  private problem: string | undefined;

  /** @throws Error that says what is wrong with the file. */
  constructor(private readonly settings: SiteFileSettings) {
    this.current = this.read();
  }

  /** Reads the file again. A wrong one is logged once, and changes nothing. */
  refresh(): void {
    try {
      const site = this.read();
      if (this.reverted && isSame(site, this.reverted.site)) {
        if (performance.now() < this.reverted.dueMs) return;
      } else this.problem = undefined;
      this.reverted = undefined;
      if (!isSame(site, this.current)) this.current = site;
    } catch (error) {
      this.refuse((error as Error).message);
    }
  }

  /** Goes back from the current configuration to an earlier one, until the file changes again, or for some time. */
  revertTo(site: Site, reason: string): void {
    this.reverted = { site: this.current, dueMs: performance.now() + RETRY_DELAY_MS };
    this.current = site;
    this.refuse(reason);
  }

  private refuse(reason: string): void {
    if (reason === this.problem) return;
    this.problem = reason;
    this.settings.log.error(
      { reason },
      "the site's file is not applied; the earlier configuration stays: correct the file",
    );
  }

  private read(): Site {
    const { siteFile, originPattern } = this.settings;
    const site = readSite(siteFile);
    for (const [name, declaration] of Object.entries(site.remotes))
      if (originPattern) declaration.origin = originPattern.replaceAll('{remote}', name);
    return site;
  }
}
