import type { Edit } from '../edit';

/** Breaking edits of the other three remotes. */
export const otherEdits: readonly Edit[] = [
  {
    name: 'links to an article that does not exist',
    remote: 'mf-insights',
    changes: [['src/parts/article-path.ts', '/insights/${', '/articles/${']],
  },
  {
    name: 'a share button that throws',
    remote: 'mf-insights',
    changes: [
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
    ],
  },
  {
    name: 'a topic in the address that breaks the list',
    remote: 'mf-insights',
    changes: [
      [
        'src/parts/topics.ts',
        "new URLSearchParams(queryString).get('topic');",
        "decodeURIComponent(new URLSearchParams(queryString).get('topic') ?? '');",
      ],
    ],
  },
  {
    name: 'a dialog without its opener',
    remote: 'mf-insights',
    changes: [['src/parts/StayAhead.tsx', '<Button popoverTarget={DIALOG}>', '<Button>']],
  },
  {
    name: 'the contact page without its heading',
    remote: 'mf-marketing',
    changes: [['src/pages/contact/ContactPage.tsx', 'title={contact.title}', 'title=""']],
  },
  {
    name: 'a biography that does not open',
    remote: 'mf-marketing',
    changes: [
      [
        'src/pages/about/Bio.tsx',
        'onClick={() => setExpanded(!expanded)}',
        'onClick={() => setExpanded(expanded)}',
      ],
    ],
  },
  {
    name: 'a page of the sitemap is removed',
    remote: 'mf-marketing',
    changes: [['remote.config.ts', "    page('/partners', 'PartnersPage'),\n", '']],
  },
  {
    name: 'a service area without its redirect',
    remote: 'mf-services',
    changes: [
      [
        'src/pages/area/AreaPage.tsx',
        'if (isFormerAreaId(label)) return <PermanentRedirect to={areaPath(area)} />;',
        'if (isFormerAreaId(label)) return <PermanentRedirect to={`${areaPath(area)}/all`} />;',
      ],
    ],
  },
  {
    name: 'a carousel whose buttons do nothing',
    remote: 'mf-services',
    changes: [
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
    ],
  },
  {
    name: 'an alias that is dropped',
    remote: 'mf-services',
    changes: [
      ['remote.config.ts', '...(alias ? [alias] : [])', '...(alias && alias.length > 99 ? [alias] : [])'],
    ],
  },
];
