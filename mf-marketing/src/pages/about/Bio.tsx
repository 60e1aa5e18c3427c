import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { color, fontSize, space } from '@site/ui';

const SHOWN_LENGTH = 120;

const withoutScripting = '@media (scripting: none)';

const words = css({ fontSize: fontSize.sm, lineHeight: 1.6 });

/** Gives way to the whole text where no toggle could ever work. */
const needsScripting = css({ [withoutScripting]: { display: 'none' } });

const toggle = css(needsScripting, {
  alignSelf: 'start',
  marginBlock: `auto ${space(-2)}`,
  minHeight: space(11),
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: fontSize.sm,
  fontWeight: 600,
  color: color.accentDark,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

interface BioProperties {
  text: string;
  /** Id of the heading that says whose life it is: it tells one toggle from the next. */
  nameId: string;
}

/** A person's life in short, cut where it is long, with a toggle for the rest. */
export function Bio({ text, nameId }: BioProperties): ReactNode {
  const bioId = useId();
  const [expanded, setExpanded] = useState(false);
  if (text.length <= SHOWN_LENGTH) return <p css={words}>{text}</p>;
  return (
    <>
      <p id={bioId} css={[words, needsScripting]}>
        {expanded ? text : `${text.slice(0, SHOWN_LENGTH).trimEnd()}…`}
      </p>
      <noscript css={words}>
        <p>{text}</p>
      </noscript>
      <button
        type="button"
        css={toggle}
        aria-expanded={expanded}
        aria-controls={bioId}
        aria-describedby={nameId}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? 'Show less' : 'Learn more'}
      </button>
    </>
  );
}
