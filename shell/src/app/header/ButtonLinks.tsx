import { Link } from '@site/platform';
import { Button } from '@site/ui';
import type { ReactNode } from 'react';
import { scrollToTop } from '../navigation/NavigationFocus';
import { useNavigationEntries } from '../navigation/useNavigationEntries';

/** The navigation's entries that are shown as a button. */
export const ButtonLinks = ({ size = 'md' }: { size?: 'sm' | 'md' }): ReactNode =>
  useNavigationEntries('button').map(({ address, label }) => (
    <Button key={address} as={Link} to={address} state={scrollToTop} size={size}>
      {label}
    </Button>
  ));
