import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { RemoteSection } from '@site/platform';
import type { Area } from '../content/schema';

/* The height of a story at most widths: what follows stays where it is once the story has come. */
const reserved = css({ minHeight: '36rem' });

/** The success story of a practice, which mf-marketing has. */
export function PracticeStory({ area }: { area: Pick<Area, 'code'> }): ReactNode {
  return (
    <RemoteSection
      id="mf-marketing/PracticeStory"
      when="interaction"
      practice={area.code}
      fallback={<div css={reserved} />}
    />
  );
}
