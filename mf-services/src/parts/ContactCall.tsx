import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, CallToAction, space } from '@site/ui';
import { placeOf } from '../catalogue';
import type { ClosingCall, DedicatedPage } from '../content/dedicated-schema';
import { Adviser } from './Adviser';
import { AdviserAnswer } from './AdviserAnswer';

const ownLine = css({ flexBasis: '100%', marginTop: space(3) });

type PageWithCall = DedicatedPage & { closing: ClosingCall };

/** In the header of a dedicated page without an enquiry form: the link to the contact page, and who answers. */
export function ContactActions({ page }: { page: PageWithCall }): ReactNode {
  return (
    <>
      <Button as={Link} to="/contact">
        {page.closing.button}
      </Button>
      <AdviserAnswer name={placeOf(page).adviser} />
    </>
  );
}

/** The end of a dedicated page without an enquiry form: a call to action that links to the contact page. */
export function ContactCall({ page }: { page: PageWithCall }): ReactNode {
  const { title, text, button } = page.closing;
  const { area, path, adviser } = placeOf(page);
  return (
    <CallToAction
      title={title}
      text={text}
      ornament={{ shape: area.icon.name, seed: path }}
      accent={area.icon.color}
      actions={
        <>
          <Button as={Link} to="/contact" variant="inverse">
            {button}
          </Button>
          <div css={ownLine}>
            <Adviser name={adviser} />
          </div>
        </>
      }
    />
  );
}
