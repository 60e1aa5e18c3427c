import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { useHydrated } from '@site/platform';
import { color, fontSize, needsCode, space } from '@site/ui';
import { about } from '../../content/about';

const MAX_PREVIEW_CHARACTERS = 120;

const copy = css({ fontSize: fontSize.sm, lineHeight: 1.6 });

/* The code of the page has failed to load, so the button below stays unhydrated. */
const CODE_FAILED = '[data-code-failed] :has(+ [data-unhydrated]) > &';

/* Where no script can expand the bio, all of it is shown. */
const ellipsis = css({ '@media (scripting: none)': { display: 'none' }, [CODE_FAILED]: { display: 'none' } });
const cutOff = css({
  '@media (scripting: enabled)': { display: 'none' },
  [CODE_FAILED]: { display: 'inline' },
});

const toggle = css({
  display: 'block',
  // The target is 44 px high and reaches into the space around the words.
  marginBlock: `${space(-2)} ${space(-3)}`,
  minHeight: space(11),
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: fontSize.sm,
  fontWeight: 600,
  color: color.accentDark,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: '2.5px' },
});

/**
 * The whole words that fit into the preview, without the punctuation after the last of them. One or two words of a new
 * sentence are left out: they say nothing.
 */
const preview = (text: string): string =>
  text
    .slice(0, MAX_PREVIEW_CHARACTERS + 1)
    .replace(/[\s.,;:]*\s\S*$/, '')
    .replace(/\.\s+\S+(\s\S+)?$/, '');

interface BioProps {
  text: string;
  /** Id of the heading with the person's name; describes the toggle. */
  nameId: string;
}

/** A person's bio; a long one is cut off, with a toggle for the full text. */
export function Bio({ text, nameId }: BioProps): ReactNode {
  const [expanded, setExpanded] = useState(false);
  const isHydrated = useHydrated();
  if (text.length <= MAX_PREVIEW_CHARACTERS) return <p css={copy}>{text}</p>;
  const shown = preview(text);
  const cut = isHydrated ? (
    `${shown}…`
  ) : (
    <>
      {shown}
      <span css={ellipsis}>…</span>
      <span css={cutOff}>{text.slice(shown.length)}</span>
    </>
  );
  return (
    <>
      <p css={copy}>{expanded ? text : cut}</p>
      <button
        type="button"
        css={toggle}
        {...needsCode}
        aria-expanded={expanded}
        aria-describedby={nameId}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? about.team.collapse : about.team.expand}
      </button>
    </>
  );
}
