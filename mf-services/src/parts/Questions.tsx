import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, measure, space, Text } from '@site/ui';
import type { Question } from '../content/dedicated/schema';
import { TopicSection } from './TopicSection';

const entry = css({
  borderTop: `1px solid ${color.line}`,
  ':last-of-type': { borderBottom: `1px solid ${color.line}` },
  '&[open] summary::after': { transform: 'rotate(45deg)' },
});

const summary = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(6),
  padding: `${space(5)} 0`,
  cursor: 'pointer',
  listStyle: 'none',
  fontFamily: font.display,
  fontSize: fontSize.lg,
  color: color.ink,
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+"', color: color.accentDark, fontSize: fontSize.xl, lineHeight: 1 },
});

const answer = css({ paddingBottom: space(6), maxWidth: measure });

interface QuestionsProperties {
  items: readonly Question[];
  tone?: 'plain' | 'tint';
}

/** Questions that clients ask, each opening to its answer without any script. */
export function Questions({ items, tone }: QuestionsProperties): ReactNode {
  return (
    <TopicSection
      words={{ eyebrow: 'Questions', title: 'What clients ask first' }}
      heading="beside"
      tone={tone}
    >
      {items.map((item) => (
        <details key={item.question} css={entry}>
          <summary css={summary}>{item.question}</summary>
          <div css={answer}>
            <Text tone="muted">{item.answer}</Text>
          </div>
        </details>
      ))}
    </TopicSection>
  );
}
