import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { gutter } from '../tokens';

/** 1,200 px, growing to 1,440 px in a window of 1,920 px. */
const PAGE_WIDTH = 'clamp(1200px, 75vw, 1440px)';

const base = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: gutter,
});

/* The widths are those of the content, hence the sums with the padding. */
const widths = {
  page: css({ maxWidth: `calc(${PAGE_WIDTH} + 2 * ${gutter})` }),
  text: css({ maxWidth: `calc(760px + 2 * ${gutter})` }),
};

/** Distance of the page's content from the edge of the window, for what is positioned against the window. */
export const pageInset = `max(${gutter}, (100% - ${PAGE_WIDTH}) / 2)`;

export interface ContainerProps extends ComponentProps<'div'> {
  width?: keyof typeof widths;
}

/** Centres its content at the page's maximum width, with gutters. */
export function Container({ width = 'page', ...rest }: ContainerProps): ReactNode {
  return <div css={[base, widths[width]]} {...rest} />;
}
