import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { color, font, fontSize, measure, media, space, Text, TextLink } from '@site/ui';
import { questionsHeading } from '../content/shared';
import type { Question } from '../content/dedicated-schema';
import { TopicSection } from './TopicSection';

const entry = css({
  borderTop: `1px solid ${color.line}`,
  '&[open] summary::after': { transform: 'rotate(45deg)' },
});

/* Counted, not `:last-of-type`: while the page is streaming, every entry is the last one for a moment. */
const lastEntry = css({ borderBottom: `1px solid ${color.line}` });

const summary = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(6),
  padding: `${space(5)} 0`,
  cursor: 'pointer',
  listStyle: 'none',
  fontFamily: font.display,
  fontSize: fontSize.lg,
  color: color.ink,
  // As high as the folded titles of other lists.
  [media.belowSm]: { gap: space(4), minHeight: '3.25rem', paddingBlock: space(3), lineHeight: 1.3 },
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+" / ""', color: color.accentDark, font: `600 1.75rem/1 ${font.text}` },
});

const answer = css({ paddingBottom: space(6), maxWidth: measure });

interface QuestionsProps {
  /** An answer may end in a link. */
  items: readonly (Question & { link?: { label: string; to: string } | undefined })[];
  tone?: 'plain' | 'tint';
}

/** Questions with answers that open without scripting. */
export function Questions({ items, tone }: QuestionsProps): ReactNode {
  return (
    <TopicSection copy={questionsHeading} heading="beside" tone={tone}>
      {items.map((item, index) => (
        <details key={item.question} css={[entry, index === items.length - 1 && lastEntry]}>
          <summary css={summary}>{item.question}</summary>
          <div css={answer}>
            <Text tone="muted">{item.answer}</Text>
            {item.link && (
              <TextLink as={Link} to={item.link.to} arrow>
                {item.link.label}
              </TextLink>
            )}
          </div>
        </details>
      ))}
    </TopicSection>
  );
}
