import type { ReactNode } from 'react';
import { FeatureList, Heading, Text } from '@site/ui';
import { home } from '../../content/home';
import { contactDetails } from '../../content/shared';

/** What happens after an enquiry is sent, below the contact details. */
export function NextSteps(): ReactNode {
  const { title, steps } = home.enquiry.next;
  return (
    <>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <FeatureList items={steps} />
      <Text>{contactDetails.free}</Text>
    </>
  );
}
