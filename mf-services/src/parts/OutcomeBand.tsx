import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space } from '@site/ui';
import type { SectionWords, Stat } from '../content/dedicated/schema';
import { FigureList } from './FigureList';
import { TopicSection } from './TopicSection';

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

interface OutcomeBandProperties {
  words: SectionWords;
  items: readonly Stat[];
}

/** The figures that an engagement leaves behind, on the area's own ground. */
export function OutcomeBand({ words, items }: OutcomeBandProperties): ReactNode {
  return (
    <TopicSection words={words}>
      <FigureList items={items} styles={{ list: band, item: outcome, value, label }} />
    </TopicSection>
  );
}
