import { RemoteSection } from '@site/platform';
import type { ReactNode } from 'react';

export function Enquiry(): ReactNode {
  return (
    <RemoteSection id="mf-forms/ContactForm" title="Enquiry" headingLevel={3} fallback={<p>No form</p>} />
  );
}
