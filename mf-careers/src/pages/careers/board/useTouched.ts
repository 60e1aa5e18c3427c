import { useEffect, useState } from 'react';
import { firstInteraction } from '@site/platform';

/** Whether the visitor has given a sign of life: what the server's HTML says already need not be said by code before. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    let gone = false;
    void firstInteraction().then(() => gone || setTouched(true));
    return () => {
      gone = true;
    };
  }, []);
  return touched;
}
