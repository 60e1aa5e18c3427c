import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  Badge,
  Card,
  color,
  FeatureList,
  figure,
  Fold,
  fontSize,
  Grid,
  media,
  plainList,
  space,
  Text,
} from '@site/ui';
import type { TalentSourcing } from '../../content/dedicated-schema';
import { MailButton } from '../../parts/MailButton';

/* Side by side, each part is level with the same part of the neighbours. On tablets each model takes a row. */
const model = css({
  // Below the price, which phones show without a press.
  'ul, ul + dl, > a': { order: 1, alignContent: 'start' },
  [media.belowLg]: { gridColumn: '1 / -1' },
  [media.lg]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 7' },
});

/* The shadow thickens the border without moving the content. */
const recommendedModel = css(model, {
  background: color.accentTint,
  borderColor: color.accentDark,
  boxShadow: `inset 0 0 0 1px ${color.accentDark}`,
});

const top = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(3) });

const kind = css({ color: color.accentDark, fontSize: fontSize.sm, fontWeight: 600 });

const price = css({
  paddingBlock: space(5),
  borderBlock: `1px solid ${color.line}`,
  dt: { color: color.muted, fontSize: fontSize.sm },
  dd: css(figure, { fontSize: fontSize.xl, lineHeight: 1.25, color: color.ink }),
});

const suits = css({ lineHeight: 1.55, dt: { fontWeight: 600, color: color.ink } });

/** The engagement models for recruitment, with prices. On phones a press on a title shows what the model includes. */
export function EngagementModels({ models }: { models: TalentSourcing['models'] }): ReactNode {
  const { items, recommended, bestFor, mail } = models;
  return (
    <Grid as="ul" columns={3} css={plainList}>
      {items.map((item) => (
        <Card as="li" key={item.title} css={item.recommended ? recommendedModel : model}>
          <div css={top}>
            <p css={kind}>{item.type}</p>
            {item.recommended && <Badge tone="ink">{recommended}</Badge>}
          </div>
          <Fold level={3} title={item.title}>
            <Text tone="muted">{item.description}</Text>
            <FeatureList items={item.features} />
            <dl css={suits}>
              <dt>{bestFor}</dt>
              <dd>{item.bestFor}</dd>
            </dl>
          </Fold>
          <dl css={price}>
            <dt>{item.pricingLabel}</dt>
            <dd>{item.pricing}</dd>
          </dl>
          <MailButton
            mail={{ ...mail, subject: `${mail.subject} ${item.title}` }}
            topic={item.title}
            variant={item.recommended ? 'primary' : 'secondary'}
          />
        </Card>
      ))}
    </Grid>
  );
}
