import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { Button, color, Container, media, space, Text } from '@site/ui';

const strip = css({
  paddingBlock: space(6),
  background: color.accentTint,
  borderBlock: `1px solid ${color.accent}`,
});

const columns = css({
  display: 'grid',
  gap: `${space(4)} ${space(10)}`,
  alignItems: 'center',
  justifyItems: 'start',
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

interface AvailableStripProps {
  label: string;
  lead: string;
  to: string;
}

/** In an area that is coming soon: the service that can be bought today, with a link to its page. */
export function AvailableStrip({ label, lead, to }: AvailableStripProps): ReactNode {
  return (
    <div css={strip}>
      <Container>
        <div css={columns}>
          <Text size="lg">{lead}</Text>
          <Button as={Link} to={to}>
            {label}
          </Button>
        </div>
      </Container>
    </div>
  );
}
