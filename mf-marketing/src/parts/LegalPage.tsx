import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, PageMetadata, useSite } from '@site/platform';
import {
  color,
  Container,
  fontSize,
  headerHeight,
  measure,
  media,
  PageHeader,
  plainList,
  Prose,
  space,
} from '@site/ui';
import { legalFrame, legalPages } from '../content/legal/legal-pages';
import type { LegalDocument } from '../content/schema';
import { HomeBreadcrumb } from './HomeBreadcrumb';
import { LegalSection } from './LegalSection';
import { homeBreadcrumbList } from './structured-data';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(10)} ${space(16)}`,
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 6rem)',
  [media.lg]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
  [media.print]: { display: 'block' },
});

const contents = css({
  alignSelf: 'start',
  paddingInlineStart: space(5),
  borderInlineStart: `2px solid ${color.accent}`,
  fontSize: fontSize.sm,
  [media.lg]: { position: 'sticky', top: `calc(${headerHeight} + 2rem)` },
  h2: { marginBottom: space(3), fontSize: fontSize.md },
  li: { marginBottom: space(2) },
  a: {
    color: color.inkSoft,
    textDecoration: 'none',
    '&:hover': { color: color.ink, textDecoration: 'underline' },
  },
  [media.print]: { display: 'none' },
});

/* Text keeps its line length; a table may be as wide as the column. */
const text = css({ maxWidth: 'none', 'p, ul, address': { maxWidth: measure } });

const related = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(6)}`,
  paddingTop: space(6),
  borderTop: `1px solid ${color.line}`,
  marginTop: space(12),
  fontSize: fontSize.sm,
  [media.print]: { display: 'none' },
});

/** A legal document: header, table of contents, sections, and links to the other documents. */
export function LegalPage({ document }: { document: LegalDocument }): ReactNode {
  const { origin } = useSite();
  const { metadata, path, title, lead, lastUpdated, sections } = document;
  return (
    <>
      <PageMetadata {...metadata} structuredData={[homeBreadcrumbList(origin, path, title)]} />
      <PageHeader
        breadcrumb={<HomeBreadcrumb page={title} />}
        eyebrow={`${legalFrame.lastUpdated} ${lastUpdated}`}
        title={title}
        lead={lead}
        ornament={{ shape: 'rectangle', seed: path }}
      />
      <Container>
        <div css={layout}>
          <nav css={contents} aria-labelledby="contents">
            <h2 id="contents">{legalFrame.contents}</h2>
            <ol css={plainList}>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            <Prose css={text}>
              {sections.map((section) => (
                <LegalSection key={section.id} section={section} />
              ))}
            </Prose>
            <nav css={related} aria-label={legalFrame.others}>
              {Object.values(legalPages)
                .filter((other) => other.path !== path)
                .map((other) => (
                  <Link key={other.path} to={other.path}>
                    {other.title}
                  </Link>
                ))}
            </nav>
          </div>
        </div>
      </Container>
    </>
  );
}
