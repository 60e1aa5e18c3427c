import { css, keyframes } from '@emotion/react';
import { useLocation } from '@site/platform';
import { color, media } from '@site/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { loading } from '../content/frame';

const appear = keyframes({ from: { opacity: 0 } });
const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

// The delay keeps the bar from flashing on fast loads.
const styles = css({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 80,
  width: '100%',
  // A border is visible in forced colours, too.
  borderTop: `3px solid ${color.accentDark}`,
  transformOrigin: 'left',
  animation: `${appear} 1ms 200ms both`,
  [media.motion]: { animation: `${advance} 8s cubic-bezier(0.1, 0.8, 0.2, 1) 200ms both` },
});

interface LoadingBarProps {
  router: () => ReturnType<typeof createBrowserRouter>;
}

/**
 * Shows on a slow network that the next page is loading. It does not use `useNavigation`, whose value changes in a
 * transition: React completes none before every section of the server's HTML is hydrated.
 */
export function LoadingBar({ router }: LoadingBarProps): ReactNode {
  const { navigation, location } = useSyncExternalStore(
    (onChange) => router().subscribe(onChange),
    () => router().state,
  );
  // The router is idle as soon as the page's own code is loaded, and React may not show the page yet.
  const isShown = location.pathname === useLocation().pathname;
  return (
    <div aria-live="polite">
      {(navigation.state !== 'idle' || !isShown) && (
        <div css={styles} role="progressbar" aria-label={loading} />
      )}
    </div>
  );
}
