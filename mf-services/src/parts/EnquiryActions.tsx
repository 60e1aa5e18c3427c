import type { ReactNode } from 'react';
import { Button } from '@site/ui';
import { discuss } from '../content/shared';
import { AdviserLink } from './AdviserLink';

interface EnquiryActionsProps {
  /** The name of who answers. */
  adviser: string;
  /** Address of the form on this page. */
  href?: string;
  /** What the button says. */
  label?: string;
  /** Replaces the button. */
  button?: ReactNode;
}

/** In the header of a page with an enquiry form: the button that leads there, who answers, and how soon. */
export function EnquiryActions(props: EnquiryActionsProps): ReactNode {
  const { adviser, href = '#enquiry', label = discuss, button } = props;
  return (
    <>
      {button ?? (
        <Button as="a" href={href}>
          {label}
        </Button>
      )}
      <AdviserLink name={adviser} href={href} />
    </>
  );
}
