import { careers, forms, insights, marketing, services, type Edit } from '../edit';

const FORM_FRAME = 'src/parts/FormFrame.tsx';
const CATALOGUE_PAGE = 'src/parts/CataloguePage.tsx';
const BOARD_LINK = 'src/pages/careers/board/BoardLink.tsx';
const TOPICS = 'src/pages/insights/TopicNavigation.tsx';
const ARTICLE_CARD = 'src/parts/ArticleCard.tsx';
const HOME = 'src/pages/home/HomePage.tsx';
const CAROUSEL = 'src/pages/talent-sourcing/TrendCarousel.tsx';
const TRAP = '<input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />';

/** Breaking edits that take from a page, or from a way to use it, what visitors have live. */
export const lossEdits: readonly Edit[] = [
  marketing('people whom wide windows never show', [
    'src/pages/about/Team.tsx',
    "      '&::details-content': { display: 'contents', contentVisibility: 'visible' },\n",
    '',
  ]),
  services('a page without its form', [
    'src/parts/EnquiryColumns.tsx',
    '<EnquiryForm enquiry={enquiry} message={message} />',
    '{message && <EnquiryForm enquiry={enquiry} message={message} />}',
  ]),
  services(
    'one title for all pages',
    [CATALOGUE_PAGE, '        title={pageTitle(name)}\n', ''],
    [CATALOGUE_PAGE, 'import { firm, pageTitle }', 'import { firm }'],
  ),
  services('a menu that lacks an entry', [
    'src/contributes.ts',
    '  overviewEntry,\n];',
    '  overviewEntry,\n].slice(0, -1);',
  ]),
  forms(
    'a field for bots that visitors see',
    [FORM_FRAME, '<div aria-hidden css={offScreen}>', '<div aria-hidden>'],
    [
      FORM_FRAME,
      "const offScreen = css({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' });\n\n",
      '',
    ],
  ),
  forms('a field for bots that browsers fill in', [
    FORM_FRAME,
    TRAP,
    TRAP.replace(' autoComplete="off"', ''),
  ]),
  forms('an optional field that is required', [
    'src/booking/BookingForm.tsx',
    "<TextField label={coaching.preferredCoach} {...field('preferredCoach')} />",
    "<TextField label={coaching.preferredCoach} required {...field('preferredCoach')} />",
  ]),
  careers(
    'pages of results that Back skips',
    [BOARD_LINK, 'import { Link, useHydrated,', 'import { Link, useHydrated, useNavigate,'],
    [BOARD_LINK, '  const isHydrated', '  const navigate = useNavigate();\n  const isHydrated'],
    [
      BOARD_LINK,
      ' {...rest} />',
      ' {...rest} onClick={(event) => { if (event.ctrlKey || to.job) return; event.preventDefault(); void navigate(boardPath(to), { replace: true }); }} />',
    ],
  ),
  insights(
    'a topic that ⌘ opens in no tab',
    [TOPICS, "import { Link } from '@site/platform';", "import { Link, useNavigate } from '@site/platform';"],
    [TOPICS, '  const row = useRef', '  const navigate = useNavigate();\n  const row = useRef'],
    [
      TOPICS,
      '                css={link}\n',
      '                css={link}\n                onClick={(event) => {\n                  if (event.ctrlKey) return;\n                  event.preventDefault();\n                  void navigate(`${listingPath(target)}#${ARTICLES_ID}`);\n                }}\n',
    ],
  ),
  insights('articles without their date for search engines', [
    'src/pages/article/ArticleMetadata.tsx',
    '          datePublished: date,\n',
    '',
  ]),
  forms('a form for a service that sends nothing', [
    'src/contact/ContactForm.tsx',
    '          send(values, element, () => {\n',
    '          defaultService ? Promise.resolve(clear()) : send(values, element, () => {\n',
  ]),
  forms('a long field that takes no line breaks', [
    'src/coach-application/CoachApplicationDialog.tsx',
    "required rows={4} {...field('background')} />",
    "required rows={4} {...field('background')} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} />",
  ]),
  forms('a native post without a confirmation', [
    'src/newsletter/NewsletterForm.tsx',
    '    outcome,\n    texts: footerTexts,',
    '    outcome: null,\n    texts: footerTexts,',
  ]),
  insights('topics that short windows lack', [
    TOPICS,
    '  marginBottom: space(12),\n',
    "  marginBottom: space(12),\n  '@media (max-height: 30rem)': { display: 'none' },\n",
  ]),
  services(
    'a carousel of which paper shows one article',
    [CAROUSEL, "  [media.print]: { gridAutoFlow: 'row', overflow: 'visible' },\n", ''],
    [CAROUSEL, 'Icon, media, needsCode', 'Icon, needsCode'],
  ),
  marketing(
    'a global style of the fields of others',
    [
      HOME,
      'import type { ReactNode }',
      "import { Global } from '@emotion/react';\nimport type { ReactNode }",
    ],
    [
      HOME,
      '      <Hero />\n',
      "      <Global styles={{ input: { textTransform: 'uppercase' } }} />\n      <Hero />\n",
    ],
  ),
  services('one description for all services', [CATALOGUE_PAGE, '        description={description}\n', '']),
  services('pages that compete with their aliases', [CATALOGUE_PAGE, '        canonical={path}\n', '']),
  careers('a picture that search engines do not find', [
    'src/pages/careers/CareersMetadata.tsx',
    'image: origin + image }',
    'image }',
  ]),
  insights(
    'one name for links to all articles',
    [ARTICLE_CARD, '            <VisuallyHidden>{` ${readMore.about(title)}`}</VisuallyHidden>\n', ''],
    [ARTICLE_CARD, '  VisuallyHidden,\n', ''],
  ),
];
