import type { ReactNode, Ref } from 'react';
import { css } from '@emotion/react';
import type { HONEYPOT_FIELD } from '@site/contracts/submissions';

// Only its type is imported: the name itself would bring the schemas to every page, with the footer's form.
const NAME: typeof HONEYPOT_FIELD = 'website';

const offScreen = css({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' });

/** A field that people neither see nor reach, so that whoever fills it in is a machine. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }): ReactNode {
  return (
    <div aria-hidden css={offScreen}>
      <label>
        Website
        <input ref={ref} name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
