import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { gutter } from '../tokens';

/** 1,200 px, growing to 1,440 px in a window of 1,920 px. */
const PAGE_WIDTH = 'clamp(1200px, 75vw, 1440px)';

/* The maximum is that of the content, hence the sum with the padding. */
const container = css({
  width: '100%',
  maxWidth: `calc(${PAGE_WIDTH} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

/** Distance of the page's content from the edge of the window, for what is positioned against the window. */
export const pageInset = `max(${gutter}, (100% - ${PAGE_WIDTH}) / 2)`;

/** Centres its content at the page's maximum width, with gutters. */
export function Container(props: ComponentProps<'div'>): ReactNode {
  return <div css={container} {...props} />;
}
