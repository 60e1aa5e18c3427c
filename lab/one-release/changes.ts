import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/harness/run.mjs';
import { areaPath, articles, listedAreas } from '@site/harness/remote-copy';
import {
  addTo,
  append,
  entryFor,
  FEED,
  heading,
  inFooter,
  inMenus,
  link,
  NAVIGATION,
  SITEMAP,
  type Change,
} from './change';
import { pageChanges } from './page-changes';

const ARTICLES = 'src/content/articles.ts';
const JOBS = 'src/content/jobs.ts';
const TEAM = 'src/content/team.ts';

/** The text of an entry of a list in a content file, by its first line. */
function entryOf(remote: string, file: string, firstLine: string): string {
  const text = readFileSync(path.join(root, remote, file), 'utf8');
  return new RegExp(`  \\{\\n    ${firstLine},\\n[\\s\\S]*?\\n  \\},\\n`).exec(text)?.[0] ?? firstLine;
}

/** A copy of an entry with other values in some fields: it has every field that such an entry needs. */
const copyOf = (
  remote: string,
  file: string,
  firstLine: string,
  fields: Record<string, string | number | unknown[]>,
) =>
  Object.entries(fields).reduce(
    (text, [field, value]) =>
      text.replace(new RegExp(`${field}: .*,`), `${field}: ${JSON.stringify(value)},`),
    entryOf(remote, file, firstLine),
  );

const renamed = listedAreas.find(({ code }) => code === 'F')!;
const announced = listedAreas.find(({ code }) => code === 'G')!;
const withdrawn = articles.findLast(({ featured }) => featured)!;
const fileOf = ({ id }: { id: string }, name: string) => `src/content/areas/${id}/${name}.ts`;
const NEW_NAME = 'Ventures and Scale-ups';

const ARTICLE = 'An Energy Plan on One Page';
const AREA = '/services/energy-advisory';
const copied = listedAreas[0]!;
/** A file of the new area: that of another one, with its own words. */
const ofNewArea = (name: string) =>
  readFileSync(path.join(root, 'mf-services', fileOf(copied, name)), 'utf8')
    .replace(/const \w+/, 'const energyAdvisory')
    .replace(`code: '${copied.code}'`, "code: 'H'")
    .replace(copied.id, 'energy-advisory')
    .replace(copied.name, 'Energy Advisory')
    .replace(/ {4}\{\n {6}id: 'a3'[\s\S]*?\n {4}\},\n/, '')
    .replaceAll(
      /id: 'a(\d)',\n {6}slug: '.*',\n {6}name: '.*'/g,
      "id: 'h$1', slug: 'energy-$1', name: 'Energy $1'",
    );
const addedToList = (file: string, type: string, name: string) => [
  append(
    file,
    `import type { ${type} } from './schema';\n`,
    `import { energyAdvisory } from './areas/energy-advisory/${name}';\n`,
  ),
  append(file, `: ${type}[] = [\n`, '  energyAdvisory,\n'),
];
const newArticle = copyOf('mf-insights', ARTICLES, 'id: 1', {
  id: 90,
  title: ARTICLE,
  date: '2025-12-01',
}).replace('    featured:', '    genericBody: true,\n    featured:');
const newJob = copyOf('mf-careers', JOBS, "id: '1'", {
  id: '900',
  title: 'Energy Auditor',
  department: 'Energy',
});
const newMember = copyOf('mf-marketing', TEAM, 'id: 1', {
  id: 900,
  name: 'Ada Sample',
  portrait: ['purple', 33, 3, 'square', 'bob', 'black', 'blouse'],
});

/** In this order: each goes live on top of those before it. */
export const changes: readonly Change[] = [
  {
    name: 'a new service area with two segments',
    remote: 'mf-services',
    changes: [
      ...addedToList('src/content/catalogue.ts', 'Area', 'area'),
      ...addedToList('src/content/area-pages.ts', 'AreaPageContent', 'page'),
    ],
    added: {
      'src/content/areas/energy-advisory/area.ts': ofNewArea('area'),
      'src/content/areas/energy-advisory/page.ts': ofNewArea('page'),
    },
    shown: [
      ...inMenus(AREA, 'Energy Advisory'),
      ['/', link(AREA)],
      ['/services', link(AREA)],
      ['/contact', 'main option:text-is("Energy Advisory")'],
      [AREA, heading('Energy Advisory')],
      [AREA, link(`${AREA}/energy-2`)],
      [`${AREA}/energy-1`, heading('Energy 1')],
    ],
    listed: [
      [SITEMAP, `${AREA}</loc>`],
      [SITEMAP, `${AREA}/energy-2</loc>`],
      [AREA, 'Energy Advisory'],
    ],
  },
  {
    name: 'an area is renamed',
    remote: 'mf-services',
    isShort: true,
    changes: [[fileOf(renamed, 'area'), `name: '${renamed.name}'`, `name: '${NEW_NAME}'`]],
    shown: [
      ...inMenus(areaPath(renamed), NEW_NAME),
      ['/', `main h3:text-is("${NEW_NAME}")`],
      ['/services', `main h3:text-is("${NEW_NAME}")`],
      ['/contact', `main option:text-is("${NEW_NAME}")`],
      [areaPath(renamed), heading(NEW_NAME)],
    ],
    gone: [['/contact', `main option:text-is("${renamed.name}")`]],
    listed: [[areaPath(renamed), NEW_NAME]],
  },
  {
    name: 'an area leaves "coming soon"',
    remote: 'mf-services',
    changes: [[fileOf(announced, 'area'), 'comingSoon: true', 'comingSoon: false']],
    dropped: [`/coming-soon/${announced.code}`],
    linked: [areaPath(announced)],
    shown: ['/', '/services'].map((page) => [page, link(areaPath(announced))] as const),
    gone: ['/', '/services'].map((page) => [page, link(`/coming-soon/${announced.code}`)] as const),
    listed: announced.segments.map(({ slug }) => [SITEMAP, `${areaPath(announced)}/${slug}</loc>`] as const),
    unlisted: [[SITEMAP, `/coming-soon/${announced.code}</loc>`]],
  },
  {
    name: 'a new article becomes a teaser of the home page',
    remote: 'mf-insights',
    isShort: true,
    changes: [addTo(ARTICLES, newArticle)],
    shown: [
      ['/', link('/insights/90')],
      ['/insights', link('/insights/90')],
      ['/insights/90', heading(ARTICLE)],
    ],
    listed: [
      [SITEMAP, '/insights/90</loc>'],
      [FEED, ARTICLE],
      ['/insights/90', ARTICLE],
    ],
  },
  {
    name: 'an article is withdrawn',
    remote: 'mf-insights',
    changes: [[ARTICLES, entryOf('mf-insights', ARTICLES, `id: ${withdrawn.id}`), '']],
    dropped: [`/insights/${withdrawn.id}`],
    shown: [],
    gone: ['/', '/insights'].map((page) => [page, link(`/insights/${withdrawn.id}`)] as const),
    unlisted: [
      [SITEMAP, `/insights/${withdrawn.id}</loc>`],
      [FEED, `/insights/${withdrawn.id}"`],
      [`/insights/${withdrawn.id}`, withdrawn.title],
    ],
  },
  {
    name: 'a link of the footer',
    remote: 'mf-forms',
    changes: [
      append(
        'remote.config.ts',
        'contributes: {',
        `navigation: [${entryFor('company', 'Booking', '/book')}],`,
      ),
    ],
    shown: [inFooter('/book')],
  },
  {
    name: 'an entry of the header',
    remote: 'mf-marketing',
    changes: [addTo(NAVIGATION, entryFor('header', 'Partners', '/partners'))],
    shown: inMenus('/partners', 'Partners').slice(0, 2),
  },
  {
    name: 'a job with a new department',
    remote: 'mf-careers',
    changes: [
      addTo(JOBS, newJob),
      append('src/content/job-options.ts', 'export const departmentAccent = {', "\n  'Energy': 'blue',"),
    ],
    shown: [
      ['/careers', 'main option:text-is("Energy")'],
      ['/careers', 'main h3:has-text("Energy Auditor")'],
      ['/careers?job=900', heading('Energy Auditor')],
    ],
    listed: [
      [SITEMAP, '/careers?job=900</loc>'],
      ['/careers?job=900', 'Energy Auditor'],
    ],
  },
  {
    name: 'a team member',
    remote: 'mf-marketing',
    changes: [addTo(TEAM, newMember)],
    shown: [['/about', 'main h3:has-text("Ada Sample")']],
  },
  ...pageChanges,
];
