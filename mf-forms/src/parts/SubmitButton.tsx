import type { ComponentProps, ReactNode } from 'react';
import { css } from '@emotion/react';
import { Button } from '@site/ui';
import { useHydrated } from './useHydrated';

/* Where scripts run, the button only waits a moment and must not flicker; where none do, it looks as dead as it is. */
const waiting = css({ '@media (scripting)': { '&:disabled': { opacity: 1, cursor: 'progress' } } });

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  label: string;
  pendingLabel?: string;
  isPending?: boolean;
}

/** Disabled while a request is under way, and until the form has come alive: the browser would send it to nowhere. */
export function SubmitButton({
  label,
  pendingLabel,
  isPending = false,
  variant,
}: SubmitButtonProps): ReactNode {
  const isHydrated = useHydrated();
  return (
    <Button type="submit" variant={variant} disabled={isPending || !isHydrated} css={!isHydrated && waiting}>
      {isPending ? pendingLabel : label}
    </Button>
  );
}
