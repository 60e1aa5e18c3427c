import { useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';

/** Gives a test the router's function around it. */
export function RouterProbe({ onReady }: { onReady: (navigate: NavigateFunction) => void }): null {
  const navigate = useNavigate();
  useEffect(() => {
    onReady(navigate);
  }, [navigate, onReady]);
  return null;
}
