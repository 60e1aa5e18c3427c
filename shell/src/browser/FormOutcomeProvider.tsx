import { FormOutcomeContext, type DocumentOutcome } from '@site/platform';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { DataRouter } from 'react-router-dom';

interface FormOutcomeProviderProps {
  /** The outcome that the document shows. */
  outcome: DocumentOutcome | null;
  router: DataRouter;
  children: ReactNode;
}

/** Provides the outcome of the document's post until the visitor goes to another page. Back does not show it again. */
export function FormOutcomeProvider({ outcome, router, children }: FormOutcomeProviderProps): ReactNode {
  const [current, setCurrent] = useState(outcome);
  const page = outcome?.page.split('?')[0];
  // Both updates are transitions: any other makes React replace each section that is not hydrated by its fallback.
  useEffect(() => {
    if (page === undefined) return undefined;
    return router.subscribe(({ location }) => {
      if (location.pathname !== page) startTransition(() => setCurrent(null));
    });
  }, [page, router]);
  const forget = () => startTransition(() => setCurrent(null));
  const value = useMemo(() => ({ outcome: current, forget }), [current]);
  return <FormOutcomeContext value={value}>{children}</FormOutcomeContext>;
}
