import { VisuallyHidden } from '@site/ui';
import type { ReactNode } from 'react';
import { useAnnouncement } from './announcements';

/** Reads a new page's title out to people who cannot see it change. */
export function Announcer(): ReactNode {
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
    </div>
  );
}
