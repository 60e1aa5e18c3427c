import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { needsCode } from '../actions/needs-code';
import { color, font, media, space } from '../tokens';
import { Heading, type HeadingProps } from '../typography/Heading';

/* Where scripts are off, nothing could open the text. */
const FOLDING = `${media.belowSm} and (scripting: enabled)`;

const head = css({
  display: 'contents',
  [media.belowSm]: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space(4),
    minHeight: '3.25rem',
    paddingBlock: space(3),
  },
});

/* The button covers the heading, which names it. */
const toggle = css({
  display: 'none',
  [FOLDING]: { display: 'block' },
  padding: 0,
  border: 0,
  background: 'none',
  font: `600 1.75rem/1 ${font.text}`,
  color: color.accentDark,
  cursor: 'pointer',
  '&::before': { content: '"+"', display: 'block', minWidth: space(6) },
  '&[aria-expanded="true"]::before': { content: '"–"' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}` },
});

const unfolded = css({
  display: 'contents',
  [media.belowSm]: { '& > :last-child': { paddingBottom: space(4) } },
});
/* If the button's code fails to load, nothing could open the text, so it is shown. */
const folded = css(unfolded, {
  [FOLDING]: {
    display: 'none',
    '[data-code-failed] :has(> [data-unhydrated]) ~ &': { display: 'contents' },
  },
});

export interface FoldProps extends Pick<HeadingProps, 'level' | 'size'> {
  title: string;
  /** Stands between the title and the text, and stays when the text is folded away. */
  summary?: ReactNode;
  /** Whether phones fold the text away. */
  folding?: boolean;
  children: ReactNode;
}

/** A heading and its text. On phones the text is folded away, and a press on the heading shows it. */
export function Fold({ title, level, size, summary, folding = true, children }: FoldProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!folding)
    return (
      <>
        <Heading level={level} size={size}>
          {title}
        </Heading>
        {summary}
        {children}
      </>
    );
  return (
    <>
      <div css={head}>
        <Heading level={level} size={size} id={`${id}title`}>
          {title}
        </Heading>
        <button
          type="button"
          css={toggle}
          {...needsCode}
          aria-labelledby={`${id}title`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      </div>
      {summary}
      <div id={id} css={open ? unfolded : folded}>
        {children}
      </div>
    </>
  );
}
