import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FeatureList, Heading, space, Stack } from '@site/ui';
import { contactDetails } from '../content/shared';

/* Further from what is above than from its own list. */
const apart = css({ marginTop: space(4) });

/** What happens after an enquiry is sent, below the contact details. */
export function NextSteps(): ReactNode {
  const { title, steps } = contactDetails.next;
  return (
    <Stack gap={5} css={apart}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <FeatureList items={steps} />
    </Stack>
  );
}
