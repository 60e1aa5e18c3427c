import { firm } from '@site/firm';
import { isWords } from '../content/content-strings';
import {
  about,
  accessibilityStatement,
  areaPages,
  areaPath,
  articles,
  book,
  careers,
  catalogue,
  coaches,
  comingSoon,
  comingSoonPath,
  contactDetails,
  contactPage,
  cookiePolicy,
  dedicatedContent,
  executiveCoaching,
  findDedicatedPage,
  home,
  impact,
  insights,
  isAvailable,
  jobs,
  legalFrame,
  partners,
  placeOf,
  privacyPolicy,
  segmentPages,
  segmentPath,
  services,
  servicesShared,
  team,
  termsOfService,
  testPage,
} from '../remote-copy';
import { JOBS_PER_PAGE } from './careers-page';
import { coaching } from './service-pages';

type Area = (typeof catalogue)[number];
type PageContent = [address: string, ...content: unknown[]];

const MAX_COACHES = 6;
const MAX_TEASERS = 3;
const { areaPage, enquiryFrame, keyFeatures, segmentPage, segmentStats } = servicesShared;
const { hero, network, excellence, reasons, jobBoard, jobDetails, speculative } = careers;
const { newsletter, submission, talk, lists, header, metadata } = insights;

/** The segments whose dedicated pages show the story of their practice. */
const PAGES_WITH_STORY = new Set(['b1', 'b4']);

/** Who answers an enquiry, as a page's header says it. */
const answersOf = (adviser: string) => `${adviser} ${enquiryFrame.answers}`;

/** The success story of a practice, which marketing shows on pages of the practice. */
function storyOf({ code }: Area): unknown {
  const story = home.stories.items.find(({ practice }) => practice === code);
  return story && [home.stories.ofPractice, story.title, story.outcome];
}

/** The pages of an area and of those of its segments that have no page of their own. */
const pagesOfArea = (area: Area): PageContent[] => [
  [
    areaPath(area),
    area.name,
    answersOf(area.adviser),
    // Each adviser of a segment is on its own page.
    area.segments.map((segment) => ({ ...segment, adviser: undefined })),
    areaPages.find(({ code }) => code === area.code),
    area.comingSoon ? [areaPage.offer, comingSoon.enquiry, comingSoon.next] : areaPage,
    storyOf(area),
  ],
  [comingSoonPath(area), comingSoon.lead, comingSoon.benefits, comingSoon.enquiry],
  ...area.segments
    .filter(({ id }) => !findDedicatedPage(id))
    .map((segment): PageContent => {
      const own = segmentPages.find(({ id }) => id === segment.id);
      const others = isAvailable(area, segment)
        ? [own ?? segmentStats, segmentPage, keyFeatures]
        : [comingSoon.upcoming, comingSoon.benefits, comingSoon.enquiry];
      const { description, ...shown } = segment;
      return [
        segmentPath(area, segment),
        shown,
        answersOf(segment.adviser ?? area.adviser),
        own?.subtitle ?? description,
        { metadata: description },
        ...others,
      ];
    }),
];

/** The facts of a job that its card on the board has. */
const factsOf = ({ title, teaser, department, location, type, experience }: (typeof jobs)[number]) => [
  title,
  teaser,
  department,
  location,
  type,
  experience,
];

/** The content of every page, by its address. */
const CONTENT = new Map(
  [
    [
      '/',
      { ...home, graphic: undefined, stories: { ...home.stories, ofPractice: undefined } },
      impact,
      contactDetails,
      articles.filter(({ featured }) => featured).slice(0, MAX_TEASERS),
    ],
    [
      '/about',
      // Only phones fold people away.
      { ...about, team: { ...about.team, all: undefined } },
      team.map(({ name, title, practice, bio }) => [name, title, practice, bio]),
      team[0]?.specialties,
    ],
    ['/contact', contactPage, contactDetails, firm.offices, firm.countries, firm.businessHours],
    ['/partners', partners],
    ['/test', testPage],
    ['/services', { ...services, description: undefined }, { metadata: services.description }],
    ['/book', { ...book, noted: undefined, refusedTitle: undefined, sessionModes: undefined }],
    [
      '/careers',
      hero,
      network,
      excellence,
      reasons,
      { ...jobBoard, others: undefined },
      speculative,
      jobs.slice(0, JOBS_PER_PAGE).map(factsOf),
    ],
    ['/insights', header, lists, submission, talk, newsletter.title, { metadata: metadata.description }],
    ...articles.map(({ id, title, excerpt, author }): PageContent => [
      `/insights/${id}`,
      title,
      excerpt,
      author,
      talk,
    ]),
    // Only the board shows a job's teaser.
    ...jobs.map((job): PageContent => [
      `/careers?job=${job.id}`,
      { ...job, teaser: undefined },
      jobDetails.role,
      jobDetails.aboutYou,
      jobDetails.readers,
      jobDetails.back,
      jobBoard.others,
    ]),
    ...[privacyPolicy, termsOfService, cookiePolicy, accessibilityStatement].map((document): PageContent => [
      document.path,
      document,
      legalFrame,
    ]),
    [coaching, executiveCoaching, coaches.slice(0, MAX_COACHES)],
    ...dedicatedContent.map(({ data }): PageContent => {
      const { path, adviser, area } = placeOf(data);
      return [path, answersOf(adviser), data, PAGES_WITH_STORY.has(data.segmentId) && storyOf(area)];
    }),
    ...catalogue.flatMap(pagesOfArea),
  ].map(([address, ...content]) => [address as string, content]),
);

/** Fields whose texts the server does not send: an interaction shows them, or they replace content that failed. */
const NOT_SERVED = new Set(
  'ask carousel closed coaching collapse expand fallback nothingFound open writeTo'.split(' '),
);

/** Fields for search engines, which pages do not show. */
const METADATA = new Set(['metadata', 'metaDescription', 'keywords']);

const stringsOf = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    NOT_SERVED.has(name) || METADATA.has(name) ? [] : stringsOf(part),
  );
};

const metadataStrings = (content: unknown): string[] => {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    METADATA.has(name) ? stringsOf(part) : metadataStrings(part),
  );
};

/** The addresses of the pages whose content is known here. */
export const pagesWithContent: readonly string[] = [...CONTENT.keys()];

/** The texts that visitors of a page read, as its owner's content has them. */
export const textsOf = (address: string): string[] => stringsOf(CONTENT.get(address)).filter(isWords);

/** The texts that search engines read about a page. */
export const metadataOf = (address: string): string[] =>
  metadataStrings(CONTENT.get(address)).filter(isWords);
