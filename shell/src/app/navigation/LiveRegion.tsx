import { VisuallyHidden } from '@site/ui';
import type { ReactNode } from 'react';
import { useAnnouncement } from './announcements';

/** Reads a new page's title to users of screen readers. */
export function LiveRegion(): ReactNode {
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
    </div>
  );
}
