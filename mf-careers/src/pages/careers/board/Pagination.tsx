import { css } from '@emotion/react';
import { Button, Icon, media, plainList, space, VisuallyHidden } from '@site/ui';
import type { MouseEvent, ReactNode } from 'react';
import { jobBoard } from '../../../content/careers';
import type { BoardState } from './board';
import { BoardLink } from './BoardLink';

const styles = css(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(1),
});

const numberStyles = css({
  minWidth: '2.75rem',
  paddingInline: space(2),
  [media.forcedColors]: {
    '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

/* No icons on a phone, so that everything fits in one line. */
const stepStyles = css({
  paddingInline: space(2),
  svg: { display: 'none' },
  [media.sm]: { paddingInline: space(4), svg: { display: 'block' } },
});

const { pages: words } = jobBoard;

interface StepProps {
  to: BoardState | null;
  onTurn: (event: MouseEvent) => void;
  children: ReactNode;
}

/** 'Previous' or 'Next': a link, which is disabled where there is no such page. */
function Step({ to, onTurn, children }: StepProps): ReactNode {
  return to ? (
    <Button as={BoardLink} to={to} onClick={onTurn} variant="quiet" size="sm" css={stepStyles}>
      {children}
    </Button>
  ) : (
    <Button as="a" role="link" aria-disabled="true" variant="quiet" size="sm" css={stepStyles}>
      {children}
    </Button>
  );
}

interface PaginationProps {
  state: BoardState;
  page: number;
  pages: number;
  onTurn: (event: MouseEvent) => void;
}

/** Links to the numbered pages. */
export function Pagination({ state, page, pages, onTurn }: PaginationProps): ReactNode {
  const at = (target: number): BoardState => ({ ...state, job: '', page: target });
  return (
    <nav aria-label={words.label}>
      <ul css={styles}>
        <li>
          <Step to={page > 1 ? at(page - 1) : null} onTurn={onTurn}>
            <Icon name="chevron-left" size={18} />
            {words.previous}
          </Step>
        </li>
        {Array.from({ length: pages }, (_, index) => index + 1).map((target) => (
          <li key={target}>
            <Button
              as={BoardLink}
              to={at(target)}
              onClick={onTurn}
              variant={target === page ? 'secondary' : 'quiet'}
              size="sm"
              aria-current={target === page ? 'page' : undefined}
              css={numberStyles}
            >
              <VisuallyHidden>{`${words.page} `}</VisuallyHidden>
              {target}
            </Button>
          </li>
        ))}
        <li>
          <Step to={page < pages ? at(page + 1) : null} onTurn={onTurn}>
            {words.next}
            <Icon name="chevron-right" size={18} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
