import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, CallToAction } from '@site/ui';
import { talk } from '../content/insights';

/** The last band of a page: a link to the contact page, for readers who could become clients. */
export function TalkToUs(
  look: Pick<ComponentProps<typeof CallToAction>, 'ornament' | 'accent' | 'className'>,
): ReactNode {
  return (
    <CallToAction
      title={talk.title}
      text={talk.text}
      actions={
        <Button as={Link} to="/contact" variant="inverse">
          {talk.button}
        </Button>
      }
      {...look}
    />
  );
}
