import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, CallToAction } from '@site/ui';
import type { ClosingCall, DedicatedPage } from '../content/dedicated-schema';
import { areaOf } from './DedicatedPage';

/** The end of a dedicated page without an enquiry form: a call to action that links to the contact page. */
export function ContactCall({ page }: { page: DedicatedPage & { closing: ClosingCall } }): ReactNode {
  const { title, text, button } = page.closing;
  return (
    <CallToAction
      title={title}
      text={text}
      accent={areaOf(page).icon.color}
      actions={
        <Button as={Link} to="/contact" variant="inverse">
          {button}
        </Button>
      }
    />
  );
}
