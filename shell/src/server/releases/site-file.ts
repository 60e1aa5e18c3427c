import { readFileSync } from 'node:fs';
import type { Site } from '@site/contracts';
import type { Logger } from '@site/node-service/logger';
import { parseSite } from '@site/releases/site';

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
  private text: string;
  private problem: string | undefined;

  /** @throws Error that says what is wrong with the file. */
  constructor(private readonly settings: SiteFileSettings) {
    this.text = readFileSync(settings.siteFile, 'utf8');
    this.current = this.parse();
  }

  /** Reads the file again. A wrong one is logged once, and changes nothing. */
  refresh(): void {
    try {
      const text = readFileSync(this.settings.siteFile, 'utf8');
      if (text === this.text) return;
      this.text = text;
      this.current = this.parse();
      this.problem = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.problem) this.refuse(message);
    }
  }

  /** Goes back to an earlier configuration until the file changes again. */
  revertTo(site: Site, reason: string): void {
    this.current = site;
    this.refuse(reason);
  }

  private refuse(reason: string): void {
    this.problem = reason;
    this.settings.log.error({ reason }, "the site's file is refused: correct it; the last good one stays");
  }

  private parse(): Site {
    const { siteFile, originPattern } = this.settings;
    const site = parseSite(this.text, siteFile);
    if (originPattern === undefined) return site;
    const remotes = Object.entries(site.remotes).map(([name, declaration]) => [
      name,
      { ...declaration, origin: originPattern.replaceAll('{remote}', name) },
    ]);
    return { ...site, remotes: Object.fromEntries(remotes) as Site['remotes'] };
  }
}
