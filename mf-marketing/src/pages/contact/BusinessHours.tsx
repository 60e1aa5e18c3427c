import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { Heading, plainList, space, Stack } from '@site/ui';
import { contact } from '../../content/contact';
import { rows } from './rows';

/* The contact details above are another list. */
const apart = css({ marginTop: space(4) });

/** When the firm's offices are open. */
export function BusinessHours(): ReactNode {
  return (
    <Stack gap={4} css={apart}>
      <Heading level={2} size="md">
        {contact.presence.hours}
      </Heading>
      <ul css={[plainList, rows]}>
        {firm.businessHours.map(({ days, hours }) => (
          <li key={days}>
            <strong>{days}</strong>
            <span>{hours}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
