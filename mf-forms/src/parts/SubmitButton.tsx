import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@site/ui';

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  label: string;
  pendingLabel?: string;
  isPending?: boolean;
}

/** Never `disabled`: while a request is pending it keeps the focus, and a second press does nothing. */
export function SubmitButton({
  label,
  pendingLabel,
  isPending = false,
  variant,
}: SubmitButtonProps): ReactNode {
  return (
    <Button
      type="submit"
      variant={variant}
      aria-disabled={isPending || undefined}
      aria-live="polite"
      style={isPending ? { cursor: 'progress' } : undefined}
    >
      {isPending ? pendingLabel : label}
    </Button>
  );
}
