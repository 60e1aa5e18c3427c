import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { color } from '../tokens';

const fill = css({ fill: color.accent });
const line = css({ fill: 'none', stroke: color.accentDark, strokeWidth: 0.5 });
const faint = css({ fill: color.accent, opacity: 0.28 });

/** The decoration beside a page's title: a large shape, a faint copy and an outline of it. */
export function Ornament({ shape, className }: { shape: ShapeName; className?: string }): ReactNode {
  const path = shapePaths[shape];
  return (
    <svg viewBox="0 0 200 200" className={className} data-print="hide" aria-hidden>
      <path d={path} transform="translate(86 6) scale(1.08)" css={faint} />
      <path d={path} transform="translate(20 52) scale(1.3)" css={fill} />
      <path d={path} transform="translate(64 36) scale(1.3)" css={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
