import { firstInteraction } from '@site/platform';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { reportError } from './report-error';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * An optional component that is loaded after the first interaction. It does not suspend, because React would then wait
 * 300 ms before it commits the hydration of any other boundary.
 */
export const loadAfterInteraction = (load: Load): ComponentType =>
  function AfterInteraction(): ReactNode {
    const [Loaded, setLoaded] = useState<ComponentType | null>(null);
    useEffect(() => {
      firstInteraction()
        .then(load)
        .then((module) => setLoaded(() => module.default))
        .catch(reportError);
    }, []);
    return Loaded && <Loaded />;
  };
