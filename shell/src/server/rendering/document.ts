import { feedAddressOf } from '@site/contracts';
import type { DocumentOutcome } from '@site/platform';
import { navy } from '@site/ui/tokens';
import type { CodeFile, DocumentBoot } from '../../boot/boot';
import type { RenderResult } from '../../protocol/protocol';
import { assetPath, compositionPath, type Composition } from '../composition/composition';
import { SPECULATION_RULES } from '../composition/speculation-rules';
import { SHELL_ASSETS, type ShellBuild } from '../build/shell-build';
import { escapeHtml } from './escape-html';

const ICONS = `<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="${navy}">`;

/** The HTML document of a rendered page, which may respond to a form's post. */
export function documentOf(
  build: ShellBuild,
  composition: Composition,
  result: RenderResult,
  outcome?: DocumentOutcome,
): string {
  const boot: DocumentBoot = {
    ...composition.boot,
    code: {
      composition: [compositionPath(composition.id), composition.integrity],
      scripts: build.scripts.map((file) => [SHELL_ASSETS + file, build.files[file] ?? '']),
      preloads: sectionScripts(composition, result),
    },
    // A section that shows its fallback has no HTML to keep. An error does not name its section, so none is kept then.
    rendered: result.errors.length > 0 ? [] : result.sections.filter((id) => !result.missing.includes(id)),
    ...(outcome && { outcome }),
  };
  const fonts = build.fonts
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${SHELL_ASSETS}${file}" crossorigin>`,
    )
    .join('');
  return (
    `<!doctype html><html lang="en" data-composition="${composition.id}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${result.head}${ICONS}${feedLinks(composition)}` +
    `<script>${build.inlineScript}</script>${fonts}${result.styles}</head>` +
    `<body><div id="root">${result.html}</div>` +
    `<script type="speculationrules">${SPECULATION_RULES}</script>` +
    `<script type="application/json" id="boot">${inlineJson(boot)}</script></body></html>`
  );
}

/** Links to the feeds of the releases, for feed readers. */
const feedLinks = ({ releases }: Composition) =>
  [...releases.values()]
    .flatMap(({ contributes: { feed } }) => feed ?? [])
    .map((feed) => {
      const attributes = `title="${escapeHtml(feed.title)}" href="${escapeHtml(feedAddressOf(feed))}"`;
      return `<link rel="alternate" type="application/atom+xml" ${attributes}>`;
    })
    .join('');

/** Whether a page's HTML has an element of this id. React writes every attribute in double quotes. */
export const hasElement = (html: string | Buffer, id: string): boolean => html.includes(` id="${id}"`);

const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** URL paths and integrity of the scripts that the page's sections need at once, entry first. */
function sectionScripts(composition: Composition, result: RenderResult): CodeFile[] {
  const scripts = new Map<string, string>();
  for (const id of result.sections.filter((section) => !result.deferred.includes(section))) {
    const [name = '', expose = ''] = id.split('/');
    const release = composition.releases.get(name);
    if (!release) continue;
    for (const file of [release.entry, ...(release.exposes[expose]?.files ?? [])]) {
      scripts.set(assetPath(name, release.version, file), release.files[file] ?? '');
    }
  }
  return [...scripts];
}
