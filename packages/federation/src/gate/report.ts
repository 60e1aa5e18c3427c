import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChangedPage } from '@site/browser-trial';
import type { Release } from '@site/contracts';
import { seconds, type StepOutcome } from './step';

/** Folder of the pictures, in that of the report. */
export const PICTURES = 'pictures';

/** What a report is about. */
export interface GateReport {
  /** Name of the remote, and version of the release. */
  title: string;
  /** The outcome of the release, in one line. */
  verdict: string;
  steps: readonly StepOutcome[];
  /** The release that was built; undefined if none was. */
  release: Release | undefined;
  /** The live release before it; undefined if there is none, or if it is unknown. */
  before: Release | undefined;
  changedPages: readonly ChangedPage[];
}

/** Address, expose and note of every page of the release, and of the live one before. */
function routeRows({ release, before: own }: GateReport): string[][] {
  const pagesOf = (described: Release | undefined) =>
    new Map(
      described?.routes.flatMap(({ expose, pages }) =>
        pages.map((page) => [page.url, { expose, ...page }] as const),
      ),
    );
  const [before, after] = [pagesOf(own), pagesOf(release)];
  return [...new Set([...after.keys(), ...before.keys()])].map((url) => {
    const page = after.get(url);
    if (!page) return [url, before.get(url)?.expose ?? '', 'dropped'];
    const status = page.status === 200 ? '' : String(page.status);
    return [url, page.expose, own && !before.has(url) ? `new ${status}`.trim() : status];
  });
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#12203c}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #ddd}td:nth-child(-n+3){white-space:nowrap}
img{max-width:100%;border:1px solid #ddd}figure{margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.failed{color:#b3261e}pre{white-space:pre-wrap;margin:0}`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function toHtml(report: GateReport): string {
  const { title, verdict, steps, changedPages: pictures } = report;
  const row = (cells: string[]) => `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;
  const stepRow = (step: StepOutcome) => {
    const { problems, notes = [], unavailable } = step;
    const details = [...problems, ...notes, ...(unavailable ? [unavailable] : [])].join('\n');
    return row([
      step.name,
      `<span class="${step.outcome}">${step.outcome}</span>`,
      seconds(step),
      `<pre>${escape(details)}</pre>`,
    ]);
  };
  const picture = (file: string, label: string) =>
    `<figure><figcaption>${label}</figcaption><img src="${PICTURES}/${escape(file)}" alt="${label}"></figure>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style>
<h1>${escape(title)}</h1><p>${escape(verdict)}</p>
<h2>Steps</h2><table><tr><th>step<th>outcome<th>time<th></tr>${steps.map(stepRow).join('\n')}</table>
${pictures.length > 0 ? '<h2>Pages that changed</h2>' : ''}
${pictures.map(({ page, before, after }) => `<h3>${escape(page)}</h3><div class="pair">${picture(before, 'before')}${picture(after, 'after')}</div>`).join('\n')}
<h2>Addresses</h2><table><tr><th>address<th>page<th></tr>
${routeRows(report)
  .map((cells) => row(cells.map(escape)))
  .join('\n')}</table>
`;
}

/**
 * Writes the report for the team and its reviewers.
 *
 * @param folder of the report, such as `dist/report`; paths of pictures begin there.
 * @returns the path of its page.
 */
export async function writeReport(folder: string, gateReport: GateReport): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'index.html');
  await writeFile(file, toHtml(gateReport));
  return file;
}
