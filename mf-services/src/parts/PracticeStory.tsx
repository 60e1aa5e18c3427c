import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { RemoteSection } from '@site/platform';
import type { Area } from '../content/schema';

/* The height of a story at most widths: what follows stays where it is once the story has come. */
const reserved = css({ minHeight: '36rem' });

interface PracticeStoryProps {
  area: Pick<Area, 'code'>;
  /** False on the practice's own page: a link there would lead to the page itself, at one of its addresses. */
  linksPractice?: boolean;
}

/** mf-marketing renders the success story of a practice. */
export function PracticeStory({ area, linksPractice }: PracticeStoryProps): ReactNode {
  return (
    <RemoteSection
      id="mf-marketing/PracticeStory"
      when="interaction"
      practice={area.code}
      linksPractice={linksPractice}
      fallback={null}
      placeholder={<div css={reserved} />}
    />
  );
}
