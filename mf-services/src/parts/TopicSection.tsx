import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { headerHeight, media, Section, SectionHeading, space } from '@site/ui';
import type { SectionCopy } from '../content/dedicated-schema';

interface TopicSectionProps {
  copy: SectionCopy;
  tone?: 'plain' | 'tint' | 'ink';
  /** `beside`: the heading is at the left and sticks while the rest scrolls. */
  heading?: 'above' | 'beside';
  children: ReactNode;
}

const beside = css({
  display: 'grid',
  columnGap: space(16),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', alignItems: 'start' },
});

const sticky = css({
  [media.lg]: { position: 'sticky', top: `calc(${headerHeight} + ${space(8)})` },
});

/** A section with its heading above or beside it. */
export function TopicSection({ copy, tone, heading = 'above', children }: TopicSectionProps): ReactNode {
  const { eyebrow, title, lead } = copy;
  const sectionHeading = <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />;
  return (
    <Section tone={tone}>
      {heading === 'beside' ? (
        <div css={beside}>
          <div css={sticky}>{sectionHeading}</div>
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
