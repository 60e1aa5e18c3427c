import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { area, color, fontSize, radius, space } from '../tokens';

const box = css({
  display: 'grid',
  gap: space(1),
  padding: `${space(4)} ${space(5)}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.accentDark}`,
  borderRadius: radius.sm,
  background: color.tint,
  color: color.inkSoft,
  fontSize: fontSize.sm,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  // Each line is a link, and 24 px from the next one at least.
  ul: { paddingInlineStart: space(5), lineHeight: 1.8 },
  a: { color: 'inherit' },
});

const titleStyles = css({ color: color.ink, fontWeight: 600, fontSize: fontSize.md });

const tones = {
  success: css({ borderInlineStartColor: color.success }),
  warning: css({ borderInlineStartColor: area.yellow.base }),
  danger: css({ borderInlineStartColor: color.danger }),
};

export interface NoticeProps extends ComponentProps<'div'> {
  tone: keyof typeof tones;
  title: string;
}

/** A message that stays in the page: a fact, a confirmation or a problem. */
export function Notice({ tone, title, children, ...rest }: NoticeProps): ReactNode {
  return (
    <div css={[box, tones[tone]]} {...rest}>
      <p css={titleStyles}>{title}</p>
      {children}
    </div>
  );
}
