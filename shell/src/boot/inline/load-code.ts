import { bootElement, type CodeFile, type CompositionFile, type DocumentBoot } from '../boot';

function append<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): void {
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: 'anonymous' }, properties));
}

const link = (rel: 'preload' | 'modulepreload', [href, integrity]: CodeFile) =>
  append('link', { rel, as: 'script', href, integrity });

const runModule = ([src, integrity]: CodeFile) =>
  new Promise((resolve, reject) => {
    append('script', {
      type: 'module',
      src,
      integrity,
      onload: resolve,
      onerror: reject,
    });
  });

/**
 * Fetches and runs the code of the page's composition. The import map has the integrity of every script, and browsers
 * require it before the first module. The scripts are only preloaded until the import map is there.
 *
 * @throws if the composition's file or a script cannot be fetched, or does not match its integrity.
 */
export async function loadCode(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
  const element = bootElement();
  const boot = JSON.parse(element.textContent) as DocumentBoot;
  const { code } = boot;
  const [url, integrity] = code.composition;
  for (const file of [...code.scripts, ...code.preloads]) link('preload', file);
  const response = await fetch(url, { integrity });
  const { importMap, ...composition } = (await response.json()) as CompositionFile;
  // The CSP permits exactly this text: `createComposition` hashes the same JSON.
  append('script', { type: 'importmap', textContent: JSON.stringify(importMap) });
  element.textContent = JSON.stringify({ ...boot, ...composition });
  for (const file of code.preloads) link('modulepreload', file);
  await Promise.all(code.scripts.map(runModule));
}
