import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, CallToAction, type ShapeName } from '@site/ui';
import type { ClosingCall, DedicatedPage } from '../content/dedicated-schema';
import { areaOf } from './DedicatedPage';

interface ContactCallProps {
  page: DedicatedPage & { closing: ClosingCall };
  ornament: ShapeName;
}

/** The end of a dedicated page without an enquiry form: a call to action that links to the contact page. */
export function ContactCall({ page, ornament }: ContactCallProps): ReactNode {
  const { title, text, button } = page.closing;
  return (
    <CallToAction
      title={title}
      text={text}
      ornament={{ shape: ornament, seed: page.path }}
      accent={areaOf(page).icon.color}
      actions={
        <Button as={Link} to="/contact" variant="inverse">
          {button}
        </Button>
      }
    />
  );
}
