import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { headerHeight, media, Section, space } from '@site/ui';
import type { Enquiry } from '../content/dedicated-schema';
import { Adviser } from './Adviser';
import { EnquiryForm } from './EnquiryForm';
import { PreferEmail } from './PreferEmail';

/** Id of the element around the form, for links to it. */
export const ENQUIRY_FORM_ID = 'enquiry-form';

const columns = css({
  display: 'grid',
  gap: `${space(14)} ${space(16)}`,
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(22rem, 5fr)' },
});

const content = css({ display: 'grid', gap: space(14) });

/* At least as tall as the free part of the window, and sticky at its bottom. A form that fits stays below the header;
   the end of a taller form stays in view. */
const sticky = css({
  display: 'grid',
  gap: space(5),
  alignContent: 'start',
  [media.lg]: {
    position: 'sticky',
    bottom: space(6),
    alignSelf: 'end',
    minHeight: `calc(100vh - ${headerHeight} - ${space(12)})`,
  },
});

interface EnquiryColumnsProps {
  enquiry: Enquiry;
  /** The name of who answers. */
  adviser: string;
  /** A sentence with which the message of the form begins. */
  message?: string | undefined;
  children: ReactNode;
}

/** A page's content with the enquiry form beside it, which sticks while the content scrolls. */
export function EnquiryColumns({ enquiry, adviser, message, children }: EnquiryColumnsProps): ReactNode {
  return (
    <Section id="enquiry">
      <div css={columns}>
        <div css={content}>{children}</div>
        <div id={ENQUIRY_FORM_ID} css={sticky}>
          <Adviser name={adviser} />
          <EnquiryForm enquiry={enquiry} message={message} />
          <PreferEmail service={enquiry.service} />
        </div>
      </div>
    </Section>
  );
}
