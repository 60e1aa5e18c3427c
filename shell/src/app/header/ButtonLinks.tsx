import { css } from '@emotion/react';
import { Button, color, media } from '@site/ui';
import type { ReactNode } from 'react';
import { useNavigationEntries } from '../navigation/useNavigationEntries';
import { MenuLink } from './MenuLink';

const styles = css({
  '&[aria-current]': { boxShadow: `inset 0 -4px 0 ${color.accent}` },
  // Forced colours remove shadows.
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline 2px' } },
});

/** The navigation's entries that are shown as a button. */
export const ButtonLinks = ({ size = 'md' }: { size?: 'sm' | 'md' }): ReactNode =>
  useNavigationEntries('button').map(({ address, label }) => (
    <Button key={address} as={MenuLink} to={address} size={size} css={styles}>
      {label}
    </Button>
  ));
