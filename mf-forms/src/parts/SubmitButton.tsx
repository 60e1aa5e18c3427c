import type { ComponentProps, ReactNode } from 'react';
import { css } from '@emotion/react';
import { useHydrated } from '@site/platform';
import { Button } from '@site/ui';

/* Disabled only until hydration, it must not flicker; without scripting it stays and looks disabled. */
const awaitingHydration = css({ '@media (scripting)': { '&:disabled': { opacity: 1, cursor: 'progress' } } });

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  label: string;
  pendingLabel?: string;
  isPending?: boolean;
}

/** Disabled while a request is pending, and until hydration: a native submission would reach no endpoint. */
export function SubmitButton({
  label,
  pendingLabel,
  isPending = false,
  variant,
}: SubmitButtonProps): ReactNode {
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant={variant}
      disabled={isPending || !isHydrated}
      css={!isHydrated && awaitingHydration}
    >
      {isPending ? pendingLabel : label}
    </Button>
  );
}
