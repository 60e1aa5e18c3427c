import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { RemoteSection } from '@site/platform';
import { enquiryFrame } from '../content/shared';

/* The height of the portrait: what follows stays where it is once the person has come. */
const reserved = css({ minHeight: '56px' });

/** mf-marketing renders who answers the enquiries of a page, with face and role. */
export function Adviser({ name }: { name: string }): ReactNode {
  return (
    <RemoteSection
      id="mf-marketing/Person"
      when="interaction"
      name={name}
      label={enquiryFrame.adviser}
      fallback={null}
      placeholder={<div css={reserved} />}
    />
  );
}
