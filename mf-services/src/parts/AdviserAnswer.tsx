import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Text } from '@site/ui';
import { enquiryFrame } from '../content/shared';

const styles = css({ alignSelf: 'center' });

/** In a page's header, beside the button that leads to the enquiry form: who answers, and how soon. */
export function AdviserAnswer({ name }: { name: string }): ReactNode {
  return <Text size="sm" css={styles}>{`${name} ${enquiryFrame.answers}`}</Text>;
}
