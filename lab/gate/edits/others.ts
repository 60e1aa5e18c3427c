import { insights, marketing, services, type Edit } from '../edit';

/** Breaking edits of the other three remotes. */
export const otherEdits: readonly Edit[] = [
  insights('links to an article that does not exist', [
    'src/parts/article-path.ts',
    '/insights/${',
    '/articles/${',
  ]),
  insights(
    'a share button that throws',
    [
      'src/pages/article/ShareButton.tsx',
      'const share = () =>\n    shareArticle({',
      "const share = () => {\n    throw new Error('planted');\n  };\n  void (() => shareArticle({",
    ],
    [
      'src/pages/article/ShareButton.tsx',
      'window.location.href).href,\n    });',
      'window.location.href).href,\n    }));',
    ],
  ),
  insights('a topic in the address that breaks the list', [
    'src/parts/topics.ts',
    "new URLSearchParams(queryString).get('topic');",
    "decodeURIComponent(new URLSearchParams(queryString).get('topic') ?? '');",
  ]),
  insights('a dialog without its opener', [
    'src/parts/StayAhead.tsx',
    '<Button popoverTarget={DIALOG}>',
    '<Button>',
  ]),
  marketing('the contact page without its heading', [
    'src/pages/contact/ContactPage.tsx',
    'title={contact.title}',
    'title=""',
  ]),
  marketing('a biography that does not open', [
    'src/pages/about/Bio.tsx',
    'onClick={() => setExpanded(!expanded)}',
    'onClick={() => setExpanded(expanded)}',
  ]),
  marketing('a page of the sitemap is removed', [
    'remote.config.ts',
    "    page('/partners', 'PartnersPage'),\n",
    '',
  ]),
  services('a service area without its redirect', [
    'src/pages/area/AreaPage.tsx',
    'if (isFormerAreaId(label)) return <PermanentRedirect to={areaPath(area)} />;',
    'if (isFormerAreaId(label)) return <PermanentRedirect to={`${areaPath(area)}/all`} />;',
  ]),
  services(
    'a carousel whose buttons do nothing',
    [
      'src/pages/talent-sourcing/TrendCarousel.tsx',
      'onClick={() => show(current - 1)}',
      'onClick={() => show(current)}',
    ],
    [
      'src/pages/talent-sourcing/TrendCarousel.tsx',
      'onClick={() => show(current + 1)}',
      'onClick={() => show(current)}',
    ],
  ),
  services('an alias that is dropped', [
    'remote.config.ts',
    '...(alias ? [alias] : [])',
    '...(alias && alias.length > 99 ? [alias] : [])',
  ]),
];
