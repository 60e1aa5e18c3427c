import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { actionRow, media } from '@site/ui';
import type { Enquiry } from '../content/dedicated-schema';
import { enquiryFrame } from '../content/shared';
import { EnquiryActions } from './EnquiryActions';
import { EnquiryForm } from './EnquiryForm';

const onPhones = css({ [media.sm]: { display: 'none' } });

interface HeaderFormProps {
  enquiry: Enquiry;
  /** The name of who answers. */
  adviser: string;
}

/** An enquiry form in a page's header: beside the copy, and on tablets below it. */
export function HeaderForm({ enquiry, adviser }: HeaderFormProps): ReactNode {
  const description = `${enquiry.description} ${adviser} ${enquiryFrame.answers}.`;
  return (
    <div data-narrow="hide">
      <EnquiryForm enquiry={{ ...enquiry, description }} />
    </div>
  );
}

/** On phones, in place of the form in the header: links to the form at the end of the page. */
export function HeaderFormLinks({ adviser }: { adviser: string }): ReactNode {
  return (
    <div css={[actionRow, onPhones]}>
      <EnquiryActions adviser={adviser} />
    </div>
  );
}
