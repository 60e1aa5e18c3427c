import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { needsCode } from '../actions/needs-code';
import { color, font, fontSize, media, space } from '../tokens';
import { Heading, type HeadingProps } from '../typography/Heading';

/* Without scripting nothing could open it. */
const FOLDING = `${media.belowSm} and (scripting: enabled)`;

const head = css({
  display: 'contents',
  [FOLDING]: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space(4),
  },
});

/* The button lies over the heading, and shows the same words. */
const toggle = css({
  display: 'none',
  [FOLDING]: { display: 'block' },
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: font.display,
  fontSize: fontSize.xl,
  lineHeight: 1,
  color: color.accentDark,
  cursor: 'pointer',
  '&::before': { content: '"+"', display: 'block', minWidth: '1ch' },
  '&[aria-expanded="true"]::before': { content: '"–"' },
  '&::after': { content: '""', position: 'absolute', inset: `${space(-2)} 0` },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}` },
});

const unfolded = css({ display: 'contents' });
const folded = css(unfolded, { [FOLDING]: { display: 'none' } });

export interface FoldProps extends Pick<HeadingProps, 'level' | 'size'> {
  title: string;
  children: ReactNode;
}

/** A heading and its text. On phones the text is folded away, and a press on the heading shows it. */
export function Fold({ title, level, size, children }: FoldProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
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
      <div id={id} css={open ? unfolded : folded}>
        {children}
      </div>
    </>
  );
}
