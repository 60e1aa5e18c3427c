import { useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';

/** Passes the `navigate` function of the surrounding router to a test. */
export function RouterProbe({ onReady }: { onReady: (navigate: NavigateFunction) => void }): null {
  const navigate = useNavigate();
  useEffect(() => {
    onReady(navigate);
  }, [navigate, onReady]);
  return null;
}
