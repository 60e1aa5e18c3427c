import { css } from '@emotion/react';
import { firm } from '@site/firm';
import { useLocation, useSite } from '@site/platform';
import { color, Container, media, space } from '@site/ui';
import type { ReactNode } from 'react';

const styles = css({
  display: 'none',
  [media.print]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(4),
    paddingBottom: space(2),
    borderBottom: `1px solid ${color.line}`,
    strong: { color: color.ink },
  },
});

/** The firm's name and the address of the page, shown in print only. */
export function PrintHeader(): ReactNode {
  const { origin } = useSite();
  const { pathname, search } = useLocation();
  return (
    <Container>
      <p css={styles}>
        <strong>{firm.name}</strong>
        {/* The server's HTML has only the query parameters that the page declares. */}
        <span suppressHydrationWarning>{origin + pathname + search}</span>
      </p>
    </Container>
  );
}
