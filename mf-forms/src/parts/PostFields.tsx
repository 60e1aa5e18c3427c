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

/** Hidden fields that the shell needs in a native post. */
export function PostFields({ formId }: { formId: string }): ReactNode {
  return (
    <>
      {/* The server renders with the parameters that the page declares, the browser with all of them. */}
      <input type="hidden" name={PAGE_FIELD} value={usePage()} suppressHydrationWarning />
      <input type="hidden" name={FORM_ID_FIELD} value={formId} />
    </>
  );
}
