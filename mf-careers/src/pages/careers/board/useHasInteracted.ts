import { useEffect, useState } from 'react';
import { firstInteraction } from '@site/platform';

/** False until the visitor's first interaction, true from then on. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void firstInteraction().then(() => isUnmounted || setHasInteracted(true));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return hasInteracted;
}
