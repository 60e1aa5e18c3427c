import { css } from '@emotion/react';
import { Button, color } from '@site/ui';
import type { ReactNode } from 'react';
import { useNavigationEntries } from '../navigation/useNavigationEntries';
import { MenuLink } from './MenuLink';

const styles = css({
  '&[aria-current]': { textDecoration: `underline 2px ${color.accent}`, textUnderlineOffset: '0.4em' },
});

/** The navigation's entries that are shown as a button. */
export const ButtonLinks = ({ size = 'md' }: { size?: 'sm' | 'md' }): ReactNode =>
  useNavigationEntries('button').map(({ address, label }) => (
    <Button key={address} as={MenuLink} to={address} size={size} css={styles}>
      {label}
    </Button>
  ));
