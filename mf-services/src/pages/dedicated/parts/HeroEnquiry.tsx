import type { ReactNode } from 'react';
import { Card } from '@site/ui';
import type { Enquiry } from '../../../content/dedicated/schema';
import { EnquiryForm } from './EnquiryForm';

/** The enquiry form beside a page's opening words. */
export function HeroEnquiry({ enquiry }: { enquiry: Enquiry }): ReactNode {
  return (
    <Card>
      <EnquiryForm enquiry={enquiry} />
    </Card>
  );
}
