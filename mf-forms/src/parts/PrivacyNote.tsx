import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Link } from '@site/platform';
import { fontSize } from '@site/ui';

const note = css({ fontSize: fontSize.sm, lineHeight: 1.5, a: { color: 'inherit' } });

/** A note with a link to the privacy policy. */
export function PrivacyNote(): ReactNode {
  return (
    <p css={note}>
      How we use your details: <Link to="/privacy-policy">Privacy Policy</Link>.
    </p>
  );
}
