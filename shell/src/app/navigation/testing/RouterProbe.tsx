import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';

export interface TestedRouter {
  navigate: NavigateFunction;
  /** Key of the current history entry. */
  key: string;
}

/** Gives a test the router around it, after every navigation. */
export function RouterProbe({ onChange }: { onChange: (router: TestedRouter) => void }): null {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    onChange({ navigate, key });
  }, [navigate, key, onChange]);
  return null;
}
