import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button, media } from '@site/ui';
import type { Enquiry } from '../content/dedicated-schema';
import { discuss } from '../content/shared';
import { EnquiryForm } from './EnquiryForm';

const FORM_ID = 'header-form';

const belowLg = css({ [media.lg]: { display: 'none' } });

/** An enquiry form in a page's header: beside the copy, and up to tablets below it. */
export function HeaderForm({ enquiry }: { enquiry: Enquiry }): ReactNode {
  return (
    <div id={FORM_ID}>
      <EnquiryForm enquiry={enquiry} />
    </div>
  );
}

/** A link to the form in the header, where that is below the copy. */
export function HeaderFormButton(): ReactNode {
  return (
    <Button as="a" href={`#${FORM_ID}`} css={belowLg}>
      {discuss}
    </Button>
  );
}
