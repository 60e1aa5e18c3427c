import * as remoteCopy from '@site/harness/remote-copy';
import { careers, forms, insights, marketing, services, type Edit } from '../edit';
import { POINT, WHY } from './careers/page';

const FORM = 'src/contact/ContactForm.tsx';
const STATS = '      {content.stats && <KeyFigures items={content.stats} />}\n';
const OFFER = `      <Section>
        <SectionHeading title={areaPage.offer} lead={area.description} />`;

/** A change of one line, which visitors see. */
export const moreSpace = careers('more space', [
  WHY,
  'const grid = css({ gap: space(10), ',
  'const grid = css({ gap: space(8), ',
]);

/** Edits that no step may refuse. */
export const harmlessEdits: readonly Edit[] = [
  careers('another sentence', [
    'src/content/careers.ts',
    remoteCopy.careers.jobBoard.nothingFound.text,
    'Try another word, or come back in a week.',
  ]),
  careers('another heading level in use', [
    POINT,
    '<Heading level={3} size="sm">',
    '<Heading level={3} size="md">',
  ]),
  careers('a colour from the tokens', [
    POINT,
    'svg: { color: color.accentDark }',
    'svg: { color: color.ink }',
  ]),
  moreSpace,
  {
    ...careers('another job', [
      'src/content/jobs.ts',
      'export const jobs: Job[] = [',
      "export const jobs: Job[] = [\n  {\n    id: '900',\n    title: 'Interim Finance Director',\n    department: 'Business Development',\n    location: 'Dubai UAE',\n    type: 'Full-time',\n    experience: '12+ years',\n    applicants: 0,\n    postedOn: '2025-12-15',\n    openUntil: '2027-03-31',\n    description: 'You will lead the finance of clients that are between two directors, for six to nine months at a time.',\n    responsibilities: ['Lead the finance team of a client'],\n    qualifications: ['At least 12 years in finance'],\n    aboutYou: 'You like to leave things in order.',\n  },",
    ]),
    isShort: true,
  },
  careers('another order of the page', [
    'src/pages/careers/CareersPage.tsx',
    '          <CareerExcellence />\n          <WhyJoin />',
    '          <WhyJoin />\n          <CareerExcellence />',
  ]),
  careers('another text of the header', [
    'src/content/careers.ts',
    remoteCopy.careers.hero.lead,
    'We bring independent experts and a small permanent team together. Most of the fee goes to those who do the work.',
  ]),
  careers('code in another shape', [
    'src/pages/careers/board/board.ts',
    'const offset = (page - 1) * JOBS_PER_PAGE;',
    'const before = page - 1;\n  const offset = before * JOBS_PER_PAGE;',
  ]),
  careers('a state that is remembered', [
    'src/pages/careers/CareersPage.tsx',
    'const isInDialog = job !== undefined && isOpenedOnBoard(historyState);',
    'const opened = isOpenedOnBoard(historyState);\n  const isInDialog = opened && job !== undefined;',
  ]),
  careers('a drawing in the page', [
    POINT,
    '<Icon name={icon} size={32} />',
    '<Icon name={icon} size={32} />\n      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">\n        <circle cx="12" cy="12" r="9" fill="currentColor" />\n      </svg>',
  ]),
  careers('a job that is no longer remote', [
    'src/content/jobs.ts',
    "    department: 'Brand & Media Advisory',\n    location: 'Amman Jordan',\n    type: 'Remote',",
    "    department: 'Brand & Media Advisory',\n    location: 'Amman Jordan',\n    type: 'Hybrid',",
  ]),
  forms(
    'an optional property of a section',
    [
      FORM,
      "type ContactFormProps = SectionProps['mf-forms/ContactForm'];",
      "type ContactFormProps = SectionProps['mf-forms/ContactForm'] & { rows?: number };",
    ],
    [FORM, "message: sentence = '',\n}", "message: sentence = '',\n  rows = 4,\n}"],
    [FORM, 'rows={4}', 'rows={rows}'],
  ),
  forms('another label of a field', [
    'src/content/contact.ts',
    "firstName: 'First Name'",
    "firstName: 'Given Name'",
  ]),
  insights('another text of the newsletter', [
    'src/content/insights.ts',
    remoteCopy.insights.newsletter.lead,
    'New articles and invitations, once a month.',
  ]),
  insights(
    'another order of the page',
    [
      'src/pages/insights/InsightsPage.tsx',
      '      {topic === undefined && (',
      '      <SubmitArticle />\n      {topic === undefined && (',
    ],
    ['src/pages/insights/InsightsPage.tsx', '      <SubmitArticle />\n      <TalkToUs', '      <TalkToUs'],
  ),
  insights('more space above the teasers of the home page', [
    'src/teasers/ArticleTeasers.tsx',
    '<Grid as="ul" columns={3} css={plainList}>',
    '<Grid as="ul" columns={3} css={[plainList, { paddingTop: 24 }]}>',
  ]),
  marketing('another sentence of the story', [
    'src/content/about.ts',
    remoteCopy.about.story.paragraphs.at(-1)!,
    'Today we serve private and public organisations in three regions. Most stay because the people who sold the work are the people who do it.',
  ]),
  marketing('another size of a heading', [
    'src/pages/partners/PartnerCard.tsx',
    '<Heading level={3}>',
    '<Heading level={3} size="sm">',
  ]),
  {
    ...marketing(
      'a new page with a route',
      [
        'remote.config.ts',
        "    page('/privacy-policy', 'PrivacyPolicyPage'),",
        "    page('/about/history', 'HistoryPage'),\n    page('/privacy-policy', 'PrivacyPolicyPage'),",
      ],
      [
        'remote.config.ts',
        "    ContactPage: './src/pages/contact/ContactPage.tsx',",
        "    ContactPage: './src/pages/contact/ContactPage.tsx',\n    HistoryPage: './src/pages/history/HistoryPage.tsx',",
      ],
    ),
    added: {
      'src/pages/history/HistoryPage.tsx':
        "import { firm } from '@site/firm';\nimport { PageMetadata } from '@site/platform';\nimport { PageHeader, Section, Text } from '@site/ui';\nimport type { ReactNode } from 'react';\n\nexport default function HistoryPage(): ReactNode {\n  return (\n    <>\n      <PageMetadata title={`History | ${firm.name}`} description=\"How the firm came to be what it is, in a few words.\" keywords={['history']} />\n      <PageHeader title=\"Our history\" lead=\"From two desks to three offices.\" ornament={{ shape: 'circle', seed: '/about/history' }} />\n      <Section>\n        <Text>It began with one client and one question.</Text>\n      </Section>\n    </>\n  );\n}\n",
    },
  },
  insights('another size of headlines', [
    'src/pages/article/ArticleHeader.tsx',
    "fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem)'",
    "fontSize: 'clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem)'",
  ]),
  services('another order of the areas', [
    'src/content/catalogue.ts',
    '  businessStrategyAdvisory,\n  organisationTalentAdvisory,\n',
    '  organisationTalentAdvisory,\n  businessStrategyAdvisory,\n',
  ]),
  services('another text of a button', [
    'src/content/services.ts',
    remoteCopy.services.invitation.button,
    'Talk to Us',
  ]),
  insights('another text of a button that needs code', [
    'src/content/article.ts',
    `button: '${remoteCopy.article.share.button}'`,
    "button: 'Send to a friend'",
  ]),
  careers('another look of the search button', [
    'src/pages/careers/board/BoardFilters.tsx',
    '<Button type="submit" variant="secondary"',
    '<Button type="submit" variant="primary"',
  ]),
  forms('a field that the browser fills in', [
    'src/coach-application/CoachApplicationDialog.tsx',
    "{...field('location')}",
    `autoComplete="address-level2" {...field('location')}`,
  ]),
  services('another question', [
    'src/content/areas/business-strategy-advisory/page.ts',
    '  questions: [\n',
    "  questions: [\n    {\n      question: 'Who leads an engagement?',\n      answer: 'A partner, from the first meeting to the last. You meet the team before you sign.',\n    },\n",
  ]),
  services(
    'figures above the offer',
    ['src/pages/area/AreaDetails.tsx', STATS, ''],
    ['src/pages/area/AreaDetails.tsx', OFFER, `${STATS}${OFFER}`],
  ),
];
