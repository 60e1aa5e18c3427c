import type { ReactNode } from 'react';
import { FORM_ID_FIELD, PAGE_FIELD, SENT_PARAMETER } from '@site/contracts/form-outcome';
import { useLocation } from '@site/platform';

/** The address of the page, without the confirmation of an earlier post. */
function usePage(): string {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.delete(SENT_PARAMETER);
  return pathname + (parameters.size > 0 ? `?${parameters}` : '');
}

/** What the shell needs of a native post beside what the visitor typed. */
export function PostFields({ formId }: { formId: string }): ReactNode {
  return (
    <>
      {/* The server knows no parameters but those that the page declares. */}
      <input type="hidden" name={PAGE_FIELD} value={usePage()} suppressHydrationWarning />
      <input type="hidden" name={FORM_ID_FIELD} value={formId} />
    </>
  );
}
