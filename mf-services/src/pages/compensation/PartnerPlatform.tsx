import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, Heading, Icon, measure, media, plainList, space, Text } from '@site/ui';
import type { Compensation } from '../../content/dedicated-schema';
import { TopicSection } from '../../parts/TopicSection';

const capabilities = css({
  display: 'grid',
  gap: `${space(10)} ${space(12)}`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const capability = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(2)} ${space(4)}`,
  alignContent: 'start',
  svg: { color: color.accent, marginTop: '0.3em' },
  p: { gridColumn: 2 },
});

const closing = css({
  display: 'grid',
  gap: space(2),
  marginTop: space(12),
  paddingTop: space(8),
  borderTop: `1px solid ${color.line}`,
  maxWidth: measure,
  strong: { fontSize: fontSize.lg, color: color.ink },
});

/** The features of the compensation partner's platform. */
export function PartnerPlatform({ platform }: { platform: Compensation['platform'] }): ReactNode {
  return (
    <TopicSection copy={platform} tone="ink">
      <ul css={[plainList, capabilities]}>
        {platform.items.map(({ title, description }) => (
          <li key={title} css={capability}>
            <Icon name="check" />
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text tone="muted">{description}</Text>
          </li>
        ))}
      </ul>
      <div css={closing}>
        <strong>{platform.partner}</strong>
        <Text tone="muted">{platform.closing}</Text>
      </div>
    </TopicSection>
  );
}
