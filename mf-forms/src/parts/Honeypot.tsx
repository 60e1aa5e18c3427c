import type { ReactNode, Ref } from 'react';
import { css } from '@emotion/react';
import { HONEYPOT_FIELD } from '@site/contracts/submissions';

const offScreen = css({ position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' });

/** A field that people neither see nor reach, so that whoever fills it in is a machine. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }): ReactNode {
  return (
    <div aria-hidden css={offScreen}>
      <label>
        Website
        <input ref={ref} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
