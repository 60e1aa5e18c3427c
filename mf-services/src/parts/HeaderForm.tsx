import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { actionRow, Button, media } from '@site/ui';
import type { Enquiry } from '../content/dedicated-schema';
import { discuss, enquiryFrame } from '../content/shared';
import { AdviserLink } from './AdviserLink';
import { EnquiryForm } from './EnquiryForm';

const FORM_ID = 'header-form';

const belowLg = css({ [media.lg]: { display: 'none' } });

interface HeaderFormProps {
  enquiry: Enquiry;
  /** The name of who answers. */
  adviser: string;
}

/** An enquiry form in a page's header: beside the copy, and up to tablets below it. */
export function HeaderForm({ enquiry, adviser }: HeaderFormProps): ReactNode {
  const description = `${enquiry.description} ${adviser} ${enquiryFrame.replies}.`;
  return (
    <div id={FORM_ID}>
      <EnquiryForm enquiry={{ ...enquiry, description }} />
    </div>
  );
}

/** The links to the form in the header, where that is below the copy. */
export function HeaderFormLinks({ adviser }: { adviser: string }): ReactNode {
  return (
    <div css={[actionRow, belowLg]}>
      <Button as="a" href={`#${FORM_ID}`}>
        {discuss}
      </Button>
      <AdviserLink name={adviser} href={`#${FORM_ID}`} />
    </div>
  );
}
