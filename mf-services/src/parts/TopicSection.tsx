import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { headerHeight, media, Section, SectionHeading, space } from '@site/ui';
import type { SectionWords } from '../content/dedicated/schema';

interface TopicSectionProperties {
  words: SectionWords;
  tone?: 'plain' | 'tint' | 'ink';
  /** `beside`: the heading stands at the left and stays in view while the rest is read. */
  heading?: 'above' | 'beside';
  children: ReactNode;
}

const beside = css({
  display: 'grid',
  columnGap: space(16),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', alignItems: 'start' },
});

const staysInView = css({
  [media.lg]: { position: 'sticky', top: `calc(${headerHeight} + ${space(8)})` },
});

/** A section of a page under its own heading. */
export function TopicSection({
  words,
  tone,
  heading = 'above',
  children,
}: TopicSectionProperties): ReactNode {
  const { eyebrow, title, lead } = words;
  const sectionHeading = <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />;
  return (
    <Section tone={tone}>
      {heading === 'beside' ? (
        <div css={beside}>
          <div css={staysInView}>{sectionHeading}</div>
          <div>{children}</div>
        </div>
      ) : (
        <>
          {sectionHeading}
          {children}
        </>
      )}
    </Section>
  );
}
