import { careers, forms, insights, marketing, services, type Edit } from '../edit';

const TOPICS = 'src/pages/insights/TopicNavigation.tsx';
const ARTICLE = 'src/pages/article/ArticlePage.tsx';
const DRAFT_FORM = 'src/parts/useDraftForm.ts';
const SENT_DRAFTS = '    return () => sentDrafts.removeEventListener(name, takeDraft);\n  }, [name]);\n';
const CAROUSEL = 'src/pages/talent-sourcing/TrendCarousel.tsx';
const NEWSLETTER = 'src/newsletter/NewsletterForm.tsx';
const FORM_FRAME = 'src/parts/FormFrame.tsx';

/** Breaking edits of keys, scrolling, fields and addresses, which look right until somebody uses them. */
export const handlingEdits: readonly Edit[] = [
  insights('a row that no longer scrolls', [TOPICS, "overflowX: 'auto'", "overflowX: 'hidden'"]),
  insights(
    'an article that always begins at its top',
    [
      ARTICLE,
      "import type { ReactNode } from 'react';",
      "import { useEffect, type ReactNode } from 'react';",
    ],
    [
      ARTICLE,
      '  const related = relatedArticles(article);',
      '  const related = relatedArticles(article);\n  useEffect(() => window.scrollTo(0, 0), []);',
    ],
  ),
  insights(
    'a button that does nothing before its code',
    ['src/pages/article/ShareButton.tsx', '      {...needsCode}\n', ''],
    ['src/pages/article/ShareButton.tsx', 'Button, Icon, needsCode', 'Button, Icon'],
  ),
  careers('a search without scripts that finds nothing', [
    'remote.config.ts',
    "query: ['search', ",
    'query: [',
  ]),
  forms(
    'a form that Enter does not send',
    [
      FORM_FRAME,
      'method="post"',
      'onKeyDown={(event: KeyboardEvent) => {\n        if (event.key === \'Enter\' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();\n      }}\n      method="post"',
    ],
    [
      FORM_FRAME,
      'import type { ComponentProps, ReactNode }',
      'import type { ComponentProps, KeyboardEvent, ReactNode }',
    ],
  ),
  forms('an unusual address that is not sent', [
    NEWSLETTER,
    'if (email.trim())',
    'if (/^[\\w.+]+@\\w+\\.\\w+$/.test(email.trim()))',
  ]),
  forms('a field that is written left to right', [
    'src/parts/fields.tsx',
    '<Input {...control} {...input} />',
    '<Input {...control} {...input} dir="ltr" />',
  ]),
  marketing('a footer link that leads elsewhere', [
    'src/content/navigation.ts',
    "address: '/contact', order: 40",
    "address: '/partners', order: 40",
  ]),
  marketing('pages that leave the sitemap', [
    'remote.config.ts',
    'pages: [{ url: path }] });',
    'pages: [{ url: path, hiddenFromCrawlers: true }] });',
  ]),
  forms('a form that expires', [
    DRAFT_FORM,
    '    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });\n',
    `    const expiry = setTimeout(() => {
      draft.remove();
      reset();
    }, 600_000);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.write(values),
    });
    return () => {
      clearTimeout(expiry);
      unsubscribe();
    };\n`,
  ]),
  services(
    'a carousel that turns by itself',
    [
      CAROUSEL,
      'import { useId, useLayoutEffect,',
      'import { useEffect, useEffectEvent, useId, useLayoutEffect,',
    ],
    [
      CAROUSEL,
      '  useLayoutEffect(updateCurrent, []);\n',
      `  useLayoutEffect(updateCurrent, []);
  const turn = useEffectEvent(() => show(current + 1));
  useEffect(() => {
    const timer = setInterval(() => turn(), 10_000);
    return () => clearInterval(timer);
  }, []);\n`,
    ],
  ),
  marketing('a table of contents that leaves the focus behind', [
    'src/parts/LegalPage.tsx',
    '<a href={`#${id}`}>{name}</a>',
    `<a
                    href={\`#\${id}\`}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      globalThis.document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
                    }}
                  >
                    {name}
                  </a>`,
  ]),
  careers('a list that fails once the browser has translated it', [
    'src/pages/careers/board/JobBoard.tsx',
    `            {total > 0 ? (
              jobBoard.count(start, end, total)
            ) : (
              <NoJobs job={state.job} onClear={focusResults} />
            )}\n`,
    `            {total > 0 && jobBoard.count(start, end, total)}
            {total === 0 && <NoJobs job={state.job} onClear={focusResults} />}\n`,
  ]),
  careers('a job that paper shows in part', [
    'src/pages/careers/JobArticle.tsx',
    "[media.print]: { columns: 'auto',",
    "[media.print]: { '& > :last-child': { display: 'none' }, columns: 'auto',",
  ]),
  careers('a focus that is only a shadow', [
    'src/pages/careers/board/Pagination.tsx',
    "  minWidth: '2.75rem',\n",
    "  minWidth: '2.75rem',\n  '&:focus-visible': { outline: 'none', boxShadow: '0 0 0 3px currentColor' },\n",
  ]),
  insights('a topic that the parameters of a campaign hide', [
    'src/parts/topics.ts',
    'topics.find(({ slug }) => slug === chosen)',
    'topics.find((topic) => listingPath(topic).endsWith(queryString))',
  ]),
  insights(
    'an arrow that leads to the next article',
    [
      ARTICLE,
      "import type { ReactNode } from 'react';",
      "import { useEffect, type ReactNode } from 'react';",
    ],
    [
      ARTICLE,
      "import { useParams } from '@site/platform';",
      "import { useNavigate, useParams } from '@site/platform';",
    ],
    [
      ARTICLE,
      'import { findArticle, relatedArticles }',
      'import { findArticle, nextArticle, relatedArticles }',
    ],
    [
      ARTICLE,
      '  const related = relatedArticles(article);',
      `  const related = relatedArticles(article);
  const navigate = useNavigate();
  useEffect(() => {
    const next = nextArticle(article);
    const readOn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' && next) void navigate(articlePath(next));
    };
    addEventListener('keydown', readOn);
    return () => removeEventListener('keydown', readOn);
  }, [article, navigate]);`,
    ],
  ),
  forms('a form that another tab clears', [
    DRAFT_FORM,
    SENT_DRAFTS,
    `${SENT_DRAFTS}  useEffect(() => {
    const clearHidden = () => {
      if (document.hidden) reset();
    };
    document.addEventListener('visibilitychange', clearHidden);
    return () => document.removeEventListener('visibilitychange', clearHidden);
  }, [reset]);
`,
  ]),
  services('a row that phones do not scroll past', [
    CAROUSEL,
    "  scrollbarWidth: 'thin',\n",
    "  scrollbarWidth: 'thin',\n  touchAction: 'pan-x',\n",
  ]),
  marketing('an address that nobody can select', [
    'src/parts/ContactDetails.tsx',
    'dd: { color: color.ink, fontWeight: 500 },',
    "dd: { color: color.ink, fontWeight: 500, userSelect: 'none' },",
  ]),
  marketing('a biography that Space does not open', [
    'src/pages/about/Bio.tsx',
    '        onClick={() => setExpanded(!expanded)}\n',
    "        onKeyDown={(event) => event.key === ' ' && event.preventDefault()}\n        onClick={() => setExpanded(!expanded)}\n",
  ]),
  marketing('a link under a transparent layer', [
    'src/pages/about/Team.tsx',
    '    ...rest(4),\n',
    "    ...rest(4),\n    position: 'relative',\n    '&::after': { content: '\"\"', position: 'absolute', inset: 0 },\n",
  ]),
  forms('a field that refuses short answers', [
    'src/coach-application/CoachApplicationDialog.tsx',
    "required rows={4} {...field('background')} />",
    "required rows={4} minLength={200} {...field('background')} />",
  ]),
  forms('a long message that loses its end', [
    'src/contact/ContactForm.tsx',
    '          send(values, element, () => {\n',
    '          send({ ...values, message: values.message.slice(0, 1_000) }, element, () => {\n',
  ]),
  forms('an address that the browser does not fill in', [NEWSLETTER, '          autoComplete="email"\n', '']),
  forms('a form to which no link leads any more', [NEWSLETTER, '      id={FORM}\n', '']),
  careers('a mail whose text is encoded twice', [
    'src/pages/careers/board/ApplyLink.tsx',
    "application.body.join('\\r\\n\\r\\n')",
    "encodeURIComponent(application.body.join('\\r\\n\\r\\n'))",
  ]),
];
