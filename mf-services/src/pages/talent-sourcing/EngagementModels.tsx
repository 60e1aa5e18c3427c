import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  Badge,
  Card,
  color,
  FeatureList,
  font,
  fontSize,
  Heading,
  media,
  space,
  SwipeRow,
  Text,
} from '@site/ui';
import type { TalentSourcing } from '../../content/dedicated-schema';
import { MailButton } from '../../parts/MailButton';

/* On tablets each takes a row. */
const model = css({
  display: 'grid',
  [media.sm]: { gridColumn: '1 / -1' },
  [media.lg]: { gridColumn: 'auto' },
});

const recommendedModel = css({
  [media.lg]: { marginBlock: `-${space(5)}` },
  '> *': { borderColor: color.accentDark, borderWidth: '2px' },
});

const top = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(3) });

const kind = css({ color: color.accentDark, fontSize: fontSize.sm, fontWeight: 600 });

const price = css({
  display: 'grid',
  paddingBlock: space(5),
  borderBlock: `1px solid ${color.line}`,
  dt: { color: color.muted, fontSize: fontSize.sm },
  dd: { fontFamily: font.display, fontSize: fontSize.xl, lineHeight: 1.25, color: color.ink },
});

const suits = css({
  marginTop: 'auto',
  paddingTop: space(4),
  fontSize: fontSize.sm,
  lineHeight: 1.55,
  dt: { fontWeight: 600, color: color.ink },
});

/** The engagement models for recruitment, with prices. */
export function EngagementModels({ models }: { models: TalentSourcing['models'] }): ReactNode {
  const { items, recommended, bestFor, turn, mail } = models;
  return (
    <SwipeRow columns={3} labels={turn}>
      {items.map((item) => (
        <li key={item.title} css={[model, item.recommended && recommendedModel]}>
          <Card>
            <div css={top}>
              <p css={kind}>{item.type}</p>
              {item.recommended && <Badge tone="ink">{recommended}</Badge>}
            </div>
            <Heading level={3}>{item.title}</Heading>
            <Text tone="muted">{item.description}</Text>
            <dl css={price}>
              <dt>{item.pricingLabel}</dt>
              <dd>{item.pricing}</dd>
            </dl>
            <FeatureList items={item.features} />
            <dl css={suits}>
              <dt>{bestFor}</dt>
              <dd>{item.bestFor}</dd>
            </dl>
            <MailButton
              mail={{ ...mail, subject: `${mail.subject} ${item.title}` }}
              topic={item.title}
              variant={item.recommended ? 'primary' : 'secondary'}
            />
          </Card>
        </li>
      ))}
    </SwipeRow>
  );
}
