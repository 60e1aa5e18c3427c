import type { ReactNode } from 'react';
import { Button } from '@site/ui';
import { discuss } from '../content/shared';
import { AdviserAnswer } from './AdviserAnswer';

interface EnquiryActionsProps {
  /** The name of who answers. */
  adviser: string;
  /** Address of the form on this page. */
  href?: string;
  /** What the button says. */
  label?: string;
  /** The main button of the page, before the one that leads to the form. */
  mainButton?: ReactNode;
}

/** In the header of a page with an enquiry form: the button that leads there, who answers, and how soon. */
export function EnquiryActions(props: EnquiryActionsProps): ReactNode {
  const { adviser, href = '#enquiry', label = discuss, mainButton } = props;
  return (
    <>
      {mainButton}
      <Button as="a" href={href} variant={mainButton ? 'secondary' : 'primary'}>
        {label}
      </Button>
      <AdviserAnswer name={adviser} />
    </>
  );
}
