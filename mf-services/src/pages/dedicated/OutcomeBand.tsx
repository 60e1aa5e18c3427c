import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space, type Stat } from '@site/ui';
import type { SectionCopy } from '../../content/dedicated/schema';
import { TopicSection } from '../../parts/TopicSection';
import { StatList } from './StatList';

const band = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: space(8),
  padding: `${space(8)} ${space(6)}`,
  background: color.accentTint,
  [media.md]: { padding: `${space(10)} ${space(10)}` },
});

const outcome = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space(1),
});

const value = css({
  fontFamily: font.display,
  fontSize: fontSize.xxl,
  lineHeight: 1.1,
  color: color.accentDark,
});

const label = css({ color: color.inkSoft });

interface OutcomeBandProps {
  copy: SectionCopy;
  items: readonly Stat[];
}

/** The measured outcomes of an engagement, on a tint of the area's colour. */
export function OutcomeBand({ copy, items }: OutcomeBandProps): ReactNode {
  return (
    <TopicSection copy={copy}>
      <StatList items={items} styles={{ list: band, item: outcome, value, label }} />
    </TopicSection>
  );
}
