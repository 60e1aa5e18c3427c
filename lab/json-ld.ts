const SCRIPT = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** The structured data of a page's HTML: the JSON of each script. */
export const jsonLdOf = (html: string): string[] => [...html.matchAll(SCRIPT)].map(([, json = '']) => json);
