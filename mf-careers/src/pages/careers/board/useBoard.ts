import { useLocation, useNavigate } from '@site/platform';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { boardPath, parseBoard, type BoardState, type Filters } from './board';

const TYPING_PAUSE_MS = 300;

/** Marks a history entry that was added by opening a job on the board: the one before it is the board itself. */
export const OPENED_ON_BOARD = { openedOnBoard: true };

export interface Board {
  state: BoardState;
  /** Narrows the list at once; the address follows when the visitor pauses. For typing. */
  type: (filters: Partial<Filters>) => void;
  /** Narrows the list and writes the address at once. For choosing. */
  choose: (filters: Partial<Filters>) => void;
  /** Writes to the address what was typed so far. */
  settle: () => void;
  closeJob: () => void;
}

/**
 * The board's state, which lives in the address.
 * What is being typed is ahead of the address, and shown until the address has caught up: the router changes it
 * in a transition, and a field bound to that would lose characters.
 */
export function useBoard(): Board {
  const location = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<BoardState | null>(null);
  const state = draft ?? parseBoard(location.search);

  const write = (next: BoardState) =>
    startTransition(() => {
      void navigate(boardPath(next), { replace: true, state: location.state });
      setDraft(null);
    });

  // Only a keystroke starts the pause anew, not a new rendering.
  const writeAfterPause = useEffectEvent(write);

  const narrowed = (filters: Partial<Filters>): BoardState => ({ ...state, ...filters, page: 1 });

  useEffect(() => {
    if (!draft) return undefined;
    const pause = setTimeout(() => writeAfterPause(draft), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [draft]);

  useEffect(() => {
    const followHistory = () => setDraft(null);
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, []);

  return {
    state,
    type: (filters) => setDraft(narrowed(filters)),
    choose: (filters) => {
      const next = narrowed(filters);
      setDraft(next);
      write(next);
    },
    settle: () => {
      if (draft) write(draft);
    },
    closeJob: () => {
      if (location.state?.openedOnBoard) void navigate(-1);
      else void navigate(boardPath({ ...state, job: '' }), { replace: true });
    },
  };
}
