import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { color, Container, fontSize, space, TextLink } from '@site/ui';

const strip = css({
  paddingBlock: space(4),
  background: color.accentTint,
  borderBlock: `1px solid ${color.accent}`,
  fontSize: fontSize.lg,
});

/** In an area that is coming soon: a link to the service that can be bought today. */
export function AvailableStrip({ label, to }: { label: string; to: string }): ReactNode {
  return (
    <div css={strip}>
      <Container>
        <TextLink as={Link} to={to} arrow>
          {label}
        </TextLink>
      </Container>
    </div>
  );
}
