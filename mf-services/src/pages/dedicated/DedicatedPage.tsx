import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { accentStyles, type AreaColor } from '@site/ui';
import type { DedicatedPage as Page, Question } from '../../content/dedicated/schema';
import { accentOnInk } from '../../parts/accent-on-ink';
import { ServiceMetadata } from '../../parts/ServiceMetadata';
import { trailThrough } from '../../parts/trail';
import { areaOf } from './area-of';

interface DedicatedPageProperties {
  page: Page;
  questions?: readonly Question[];
  children: ReactNode;
}

/* Bands on ink bring colours of their own; on these pages their accent is the area's too. */
const bandsOnInk = (color: AreaColor) => css({ '[data-ground="ink"]': accentOnInk(color) });

/** The frame of a dedicated page: its metadata, and the colours of its service area for everything inside. */
export function DedicatedPage({ page, questions, children }: DedicatedPageProperties): ReactNode {
  const area = areaOf(page);
  return (
    <div css={[accentStyles[area.color], bandsOnInk(area.color)]}>
      <ServiceMetadata
        name={page.title}
        path={page.path}
        trail={trailThrough(area)}
        {...page.metadata}
        questions={questions}
      />
      {children}
    </div>
  );
}
