import { useLocation, useNavigate } from '@site/platform';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { boardPath, parseBoard, type BoardState, type Filters } from './board';

const TYPING_DEBOUNCE_MS = 300;

export interface Board {
  state: BoardState;
  /** Filters the list immediately and updates the address after a pause. For typing. */
  debounceFilters: (filters: Partial<Filters>) => void;
  /** Filters the list and updates the address immediately. For selecting. */
  applyFilters: (filters: Partial<Filters>) => void;
  /** Writes pending debounced filters to the address. */
  flushFilters: () => void;
  /** Closes a job that was opened on the board. */
  closeJob: () => void;
}

/**
 * The board's state, which is kept in the address.
 * A draft holds the filters that the address does not contain yet: the router updates the address in a transition, and
 * an input bound to it would lose characters.
 */
export function useBoard(): Board {
  const location = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<BoardState | null>(null);
  const state = draft ?? parseBoard(location.search);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef<BoardState>(undefined);

  const write = (next: BoardState) => {
    // The draft stays until the transition ends, and must not overwrite what the visitor chooses meanwhile.
    clearTimeout(pause.current);
    written.current = next;
    startTransition(() => {
      void navigate(boardPath(next), { replace: true, preventScrollReset: true });
      setDraft(null);
    });
  };

  // An effect event, so that only a new draft restarts the pause, not every render.
  const writeAfterPause = useEffectEvent(write);

  const withFilters = (filters: Partial<Filters>): BoardState => ({ ...state, ...filters, page: 1 });

  useEffect(() => {
    if (!draft || draft === written.current) return undefined;
    pause.current = setTimeout(() => writeAfterPause(draft), TYPING_DEBOUNCE_MS);
    return () => clearTimeout(pause.current);
  }, [draft]);

  useEffect(() => {
    const followHistory = () => setDraft(null);
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, []);

  return {
    state,
    debounceFilters: (filters) => setDraft(withFilters(filters)),
    applyFilters: (filters) => {
      const next = withFilters(filters);
      setDraft(next);
      write(next);
    },
    flushFilters: () => {
      if (draft) write(draft);
    },
    closeJob: () => void navigate(-1),
  };
}
