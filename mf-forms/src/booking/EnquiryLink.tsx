import type { MouseEvent, ReactNode } from 'react';
import { css } from '@emotion/react';
import type { ContactInquiry } from '@site/contracts';
import { Link } from '@site/platform';
import { Button, color } from '@site/ui';
import { enquiry } from '../content/book';
import { CONTACT_DRAFT, draftOf } from '../parts/useDraftForm';
import { additionOf, enquiryOf, type BookingRequest } from './booking-request';
import { lastAddition } from './request-in-contact-draft';

/* A notice gives its links the colour of its text: the button keeps its own. */
const buttonStyles = css({ '&&': { color: color.paper } });

interface EnquiryLinkProps {
  readRequest: () => BookingRequest;
  size?: 'sm';
  className?: string;
}

/** A link to the contact page, whose form then has what was entered here. Without scripts, that form stays empty. */
export function EnquiryLink({ readRequest, ...rest }: EnquiryLinkProps): ReactNode {
  const takeAlong = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // The new tab that opens has a storage of its own.
    if (ctrlKey || metaKey || shiftKey) return;
    const request = readRequest();
    const draft = draftOf<Partial<ContactInquiry>>(CONTACT_DRAFT);
    draft.write(enquiryOf(request, draft.read(), lastAddition.read()));
    lastAddition.write(additionOf(request));
  };
  return (
    <Button as={Link} to="/contact" onClick={takeAlong} css={buttonStyles} {...rest}>
      {enquiry.link}
    </Button>
  );
}
