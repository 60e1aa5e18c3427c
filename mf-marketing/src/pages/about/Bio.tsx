import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { color, fontSize, media, needsCode, space } from '@site/ui';
import { about } from '../../content/about';
import { previewOf } from '../../content/preview';

const copy = css({ fontSize: fontSize.sm, lineHeight: 1.6 });

/* The code of the page has failed to load, so the button below stays unhydrated. */
const CODE_FAILED = '[data-code-failed] :has(+ [data-unhydrated]) > &';

/* On paper, and where no script can expand the bio, all of it is shown. */
const cutOff = css({
  [`${media.screen} and (scripting: enabled)`]: { display: 'none' },
  [CODE_FAILED]: { display: 'inline' },
});

const toggle = css({
  display: 'block',
  // The target is 44 px high and reaches into the space around the words.
  marginBlock: `${space(-0.5)} ${space(-3)}`,
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

interface BioProps {
  text: string;
  /** Id of the heading with the person's name; describes the toggle. */
  nameId: string;
}

/** A person's bio; a long one is cut off after a sentence, with a toggle for the full text. */
export function Bio({ text, nameId }: BioProps): ReactNode {
  const [expanded, setExpanded] = useState(false);
  const preview = previewOf(text);
  if (preview === text) return <p css={copy}>{text}</p>;
  return (
    <>
      <p css={copy}>
        {preview}
        <span css={!expanded && cutOff}>{text.slice(preview.length)}</span>
      </p>
      <button
        type="button"
        css={toggle}
        {...needsCode}
        data-print="hide"
        aria-expanded={expanded}
        aria-describedby={nameId}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? about.team.collapse : about.team.expand}
      </button>
    </>
  );
}
