import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GateContext, StepOutcome } from './step';

interface Row {
  url: string;
  expose: string;
  note: string;
}

/** Every address of the release, and of the live one before. */
function routeRows({ built, live }: GateContext): Row[] {
  const own = built && live?.releases[built.release.name];
  const pagesOf = (release: typeof own) =>
    new Map(
      release?.routes.flatMap(({ expose, pages }) =>
        pages.map((page) => [page.url, { expose, ...page }] as const),
      ),
    );
  const [before, after] = [pagesOf(own), pagesOf(built?.release)];
  return [...new Set([...after.keys(), ...before.keys()])].map((url) => {
    const page = after.get(url);
    if (!page) return { url, expose: before.get(url)?.expose ?? '', note: 'dropped' };
    const status = page.status === 200 ? '' : String(page.status);
    return { url, expose: page.expose, note: own && !before.has(url) ? `new ${status}`.trim() : status };
  });
}

interface Report {
  title: string;
  verdict: string;
  steps: readonly StepOutcome[];
  routes: readonly Row[];
  pictures: NonNullable<GateContext['changedPages']>;
}

const seconds = ({ durationMs }: StepOutcome) => `${(durationMs / 1000).toFixed(1)} s`;

function toMarkdown({ title, verdict, steps, routes, pictures }: Report): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const details = ({ notes = [], problems, unavailable }: StepOutcome) =>
    cell([...problems, ...notes, ...(unavailable ? [unavailable] : [])].join('; '));
  return [
    `# ${title}`,
    verdict,
    '## Steps',
    [
      '| step | outcome | time | |',
      '|---|---|---|---|',
      ...steps.map((step) => `| ${step.name} | ${step.outcome} | ${seconds(step)} | ${details(step)} |`),
    ].join('\n'),
    ...(pictures.length > 0 ? ['## Pages that changed'] : []),
    ...pictures.map(
      ({ page, before, after }) =>
        `### ${page}\n\n| before | after |\n|---|---|\n| ![before](${before}) | ![after](${after}) |`,
    ),
    '## Addresses',
    [
      '| address | page | |',
      '|---|---|---|',
      ...routes.map(({ url, expose, note }) => `| ${cell(url)} | ${expose} | ${note} |`),
    ].join('\n'),
    '',
  ].join('\n\n');
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#12203c}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #ddd}td:nth-child(-n+3){white-space:nowrap}
img{max-width:100%;border:1px solid #ddd}figure{margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.failed{color:#b3261e}pre{white-space:pre-wrap;margin:0}`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function toHtml({ title, verdict, steps, routes, pictures }: Report): string {
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
    `<figure><figcaption>${label}</figcaption><img src="${escape(file)}" alt="${label}"></figure>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style>
<h1>${escape(title)}</h1><p>${escape(verdict)}</p>
<h2>Steps</h2><table><tr><th>step<th>outcome<th>time<th></tr>${steps.map(stepRow).join('\n')}</table>
${pictures.length > 0 ? '<h2>Pages that changed</h2>' : ''}
${pictures.map(({ page, before, after }) => `<h3>${escape(page)}</h3><div class="pair">${picture(before, 'before')}${picture(after, 'after')}</div>`).join('\n')}
<h2>Addresses</h2><table><tr><th>address<th>page<th></tr>
${routes.map(({ url, expose, note }) => row([escape(url), escape(expose), note])).join('\n')}</table>
`;
}

/** Writes the report for the team and its reviewers into `dist/report`. Returns the path of its page. */
export async function writeReport(
  context: GateContext,
  outcomes: readonly StepOutcome[],
  verdict: string,
): Promise<string> {
  const folder = path.join(context.folder, 'dist', 'report');
  await mkdir(folder, { recursive: true });
  const local = (file: string) => path.relative(folder, path.resolve(folder, file)).split(path.sep).join('/');
  const report: Report = {
    title: `${context.remote.name} ${context.version}`,
    verdict,
    steps: outcomes,
    routes: routeRows(context),
    pictures: (context.changedPages ?? []).map((each) => ({
      ...each,
      before: local(each.before),
      after: local(each.after),
    })),
  };
  await writeFile(path.join(folder, 'report.md'), toMarkdown(report));
  const page = path.join(folder, 'index.html');
  await writeFile(page, toHtml(report));
  return page;
}
