import type { ReactNode } from 'react';
import { FeatureList, Heading } from '@site/ui';
import { contactDetails } from '../content/shared';

/** What happens after an enquiry is sent, below the contact details. */
export function NextSteps(): ReactNode {
  const { title, steps } = contactDetails.next;
  return (
    <>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <FeatureList items={steps} />
    </>
  );
}
