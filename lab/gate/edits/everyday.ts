import { careers, forms, insights, marketing, services, type Edit } from '../edit';
import { REACT, WHY } from './careers/page';

const BOARD = 'src/pages/careers/board';
const CAREERS_PAGE = 'src/pages/careers/CareersPage.tsx';
const JOB_CARD = `${BOARD}/JobCard.tsx`;
const CONTACT_FORM = 'src/contact/ContactForm.tsx';
const TOPICS = 'src/pages/insights/TopicNavigation.tsx';
const BIO = 'src/pages/about/Bio.tsx';
const LEGAL_SECTION = 'src/parts/LegalSection.tsx';
const COACH_CARD = 'src/pages/executive-coaching/CoachCard.tsx';

/** Breaking edits of everyday work: a property that was changed, a line in the wrong place. */
export const everydayEdits: readonly Edit[] = [
  insights('a link that phones do not show', [
    'src/parts/ArticleCard.tsx',
    "const link = css({ alignSelf: 'start' });",
    "const link = css({ alignSelf: 'start', [media.belowSm]: { display: 'none' } });",
  ]),
  insights(
    'topics that lead to the next one',
    [TOPICS, '.map((target) => (', '.map((target, index) => ('],
    [TOPICS, 'listingPath(target)', 'listingPath(topics[index])'],
  ),
  insights('a text that vanishes under the pointer', [
    TOPICS,
    "'&:hover': { borderColor: color.ink },",
    "'&:hover': { borderColor: color.ink, color: color.surface },",
  ]),
  insights('a canonical address of another page', [
    'src/pages/article/ArticleMetadata.tsx',
    'canonical={path}',
    'canonical="/insights"',
  ]),
  careers('a link that Tab skips', [
    JOB_CARD,
    'id={openLinkId(job.id)}',
    'id={openLinkId(job.id)}\n            tabIndex={-1}',
  ]),
  careers(
    'an application for another job',
    [JOB_CARD, 'href={applicationLink(job)}', 'href={applicationLink(jobs[0]!)}'],
    [JOB_CARD, REACT, `${REACT}\nimport { jobs } from '../../../content/jobs';`],
  ),
  careers(
    'a page that stays locked after a dialog',
    [`${BOARD}/JobDialog.tsx`, 'useState, type ReactNode', 'useEffect, useState, type ReactNode'],
    [
      `${BOARD}/JobDialog.tsx`,
      '  const [open, setOpen] = useState(true);',
      "  const [open, setOpen] = useState(true);\n  useEffect(() => {\n    document.body.style.overflow = 'hidden';\n  }, []);",
    ],
  ),
  careers('a page number that skips one', [`${BOARD}/Pagination.tsx`, 'at(page + 1)', 'at(page + 2)']),
  careers(
    'a part that only code shows',
    [WHY, REACT, `${REACT}\nimport { useHydrated } from '@site/platform';`],
    [WHY, '  return (\n    <Section>', '  if (!useHydrated()) return null;\n  return (\n    <Section>'],
  ),
  careers('a list that is hidden from screen readers', [
    WHY,
    '<Grid columns={3} css={grid}>',
    '<Grid columns={3} css={grid} aria-hidden>',
  ]),
  careers('a list that is too wide between two widths', [
    WHY,
    'const grid = css({ gap: space(10),',
    "const grid = css({ gap: space(10), [media.sm]: { minWidth: '42rem' },",
  ]),
  careers('results that are not announced', [
    `${BOARD}/JobBoard.tsx`,
    'css={count} role="status"',
    'css={count}',
  ]),
  careers('a page that cannot be scrolled by touch', [
    CAREERS_PAGE,
    '<div style={accentColors.purple}',
    "<div style={{ ...accentColors.purple, touchAction: 'none' }}",
  ]),
  forms('a message that is cut off', [CONTACT_FORM, 'rows={4}', 'rows={4}\n          maxLength={100}']),
  forms('a message that loses its letters', [
    CONTACT_FORM,
    'send(values, element, ',
    "send({ ...values, message: values.message.replaceAll(/[^\\x20-\\x7E]/g, '') }, element, ",
  ]),
  forms('a name that the browser does not fill in', [
    CONTACT_FORM,
    'autoComplete="given-name"',
    'autoComplete="off"',
  ]),
  marketing('a toggle for the mouse only', [BIO, 'onClick={() =>', 'onMouseDown={() =>']),
  marketing(
    'a table of contents that leads nowhere',
    [LEGAL_SECTION, '<h2 id={id}>', '<h2>'],
    [LEGAL_SECTION, 'section: { id, title, blocks },', 'section: { title, blocks },'],
  ),
  marketing('a text that is cut off at its side', [
    'src/pages/partners/PartnerCard.tsx',
    '<Text>{description}</Text>',
    "<Text style={{ whiteSpace: 'nowrap' }}>{description}</Text>",
  ]),
  services('a coach who is taken for another', [COACH_CARD, '=${id}#', '=${id + 1}#']),
  services(
    'portraits of the next coach',
    [
      COACH_CARD,
      "import type { Coach } from '../../content/schema';",
      "import { coaches } from '../../content/coaches';\nimport type { Coach } from '../../content/schema';",
    ],
    [COACH_CARD, 'portraitFile(name)', 'portraitFile(coaches[id % coaches.length]!.name)'],
  ),
  careers('a date that is shown as another one', [
    `${BOARD}/JobFacts.tsx`,
    'longDate(job.postedOn)',
    'longDate(job.openUntil)',
  ]),
];
