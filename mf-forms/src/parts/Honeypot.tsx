import type { ReactNode, Ref } from 'react';
import { css } from '@emotion/react';
import type { HONEYPOT_FIELD } from '@site/contracts/submissions';

// Only the type is imported: the value would load the schemas on every page, with the footer's form.
const NAME: typeof HONEYPOT_FIELD = 'website';

const offScreen = css({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' });

/** A field that people neither see nor reach: only bots fill it in. */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> | undefined }): ReactNode {
  return (
    <div aria-hidden css={offScreen}>
      <label>
        Website
        <input ref={ref} name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
