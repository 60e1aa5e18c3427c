import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentStyles, area, declareColors, type AreaColor } from '@site/ui';
import type { DedicatedPage as Page, Question } from '../../../content/dedicated/schema';
import { areaOf } from './page-trail';
import { ServiceMetadata } from './ServiceMetadata';

interface DedicatedPageProperties {
  page: Page;
  questions?: readonly Question[];
  children: ReactNode;
}

/* Bands on ink bring colours of their own; on these pages their accent is the area's too. */
const accentOnInk = (name: AreaColor) =>
  css({ '[data-ground="ink"]': declareColors({ accent: area[name].base, accentDark: area[name].base }) });

/** The frame of a dedicated page: its metadata, and the colours of its service area for everything inside. */
export function DedicatedPage({ page, questions, children }: DedicatedPageProperties): ReactNode {
  const { color } = areaOf(page);
  return (
    <div css={[accentStyles[color], accentOnInk(color)]}>
      <ServiceMetadata page={page} questions={questions} />
      {children}
    </div>
  );
}
