import { css } from '@emotion/react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button, color, Icon, media, needsCode, plainList, sideways, space } from '@site/ui';
import type { TalentSourcing } from '../../content/dedicated-schema';
import { TrendArticle } from './TrendArticle';

const track = css(sideways, {
  position: 'relative',
  display: 'grid',
  gridAutoColumns: '100%',
  gap: space(6),
  scrollbarWidth: 'thin',
  [media.print]: { gridAutoFlow: 'row', overflow: 'visible' },
});

const slide = css({ display: 'grid' });

/* Without scripts visitors reach the articles by scrolling. */
const controls = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginTop: space(5),
  '@media (scripting: none)': { display: 'none' },
});

const position = css({ color: color.muted, marginInlineStart: space(2) });

/** Articles side by side, one in view; moved by buttons, by swiping, or by focusing a link. */
export function TrendCarousel({ trends }: { trends: TalentSourcing['trends'] }): ReactNode {
  const { title, items: insights, report, carousel } = trends;
  const trackId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    const target = list.current?.children[(index + insights.length) % insights.length];
    if (list.current && target instanceof HTMLElement) list.current.scrollLeft = target.offsetLeft;
  };
  const updateCurrent = () => {
    // A list that is not displayed has no width.
    if (list.current?.clientWidth) setCurrent(Math.round(list.current.scrollLeft / list.current.clientWidth));
  };
  // The visitor may have swiped before hydration. A press that was held until then begins where the list is.
  useLayoutEffect(updateCurrent, []);

  return (
    <section aria-roledescription="carousel" aria-label={title}>
      <ul
        id={trackId}
        ref={list}
        css={[plainList, track]}
        onScroll={updateCurrent}
        aria-label={carousel.list}
      >
        {insights.map((insight) => (
          <li key={insight.title} css={slide}>
            <TrendArticle insight={insight} report={report} />
          </li>
        ))}
      </ul>
      <div css={controls} data-print="hide">
        <Button
          variant="secondary"
          size="sm"
          aria-controls={trackId}
          {...needsCode}
          onClick={() => show(current - 1)}
        >
          <Icon name="arrow-left" /> {carousel.previous}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-controls={trackId}
          {...needsCode}
          onClick={() => show(current + 1)}
        >
          {carousel.next} <Icon name="arrow-right" />
        </Button>
        <p css={position} aria-live="polite">
          {`${current + 1} ${carousel.of} ${insights.length}`}
        </p>
      </div>
    </section>
  );
}
