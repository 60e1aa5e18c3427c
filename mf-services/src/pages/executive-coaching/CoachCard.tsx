import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  Badge,
  Card,
  Chip,
  color,
  fontSize,
  Heading,
  Icon,
  plainList,
  Portrait,
  space,
  Text,
} from '@site/ui';
import { executiveCoaching } from '../../content/executive-coaching';
import type { Coach } from '../../content/schema';

const MAX_CHIPS = 2;

const { hoursIn, specialtiesOf, more: moreSpecialties } = executiveCoaching.network;

const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space(1)} ${space(3)}`,
  alignItems: 'center',
});

const portraitFrame = css({
  gridRow: 'span 2',
  display: 'flex',
  borderRadius: '50%',
  overflow: 'hidden',
  marginInlineEnd: space(1),
});

const titleLine = css({ gridColumn: '2 / -1', alignSelf: 'start' });

const facts = css({ display: 'grid', gap: space(2), color: color.inkSoft, fontSize: fontSize.sm });

const fact = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(2),
  svg: { marginTop: '0.3em', color: color.accentDark },
});

const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginTop: 'auto',
  paddingTop: space(2),
});

/** MCC if the certification mentions it, otherwise PCC. */
const credentialOf = (certification: string): 'MCC' | 'PCC' =>
  certification.includes('MCC') ? 'MCC' : 'PCC';

/** The first specialties and, if there are more, their number. */
function specialtyChips(specialties: readonly string[]): string[] {
  const more = specialties.length - MAX_CHIPS;
  return [...specialties.slice(0, MAX_CHIPS), ...(more > 0 ? [`+${more} ${moreSpecialties}`] : [])];
}

/** A coach with portrait, credential, facts and specialties. */
export function CoachCard({ coach }: { coach: Coach }): ReactNode {
  const { name, portrait, title, location, languages, hours, specialties, certification, experience, bio } =
    coach;
  const credential = credentialOf(certification);
  return (
    <Card as="li">
      <div css={head}>
        <span css={portraitFrame}>
          <Portrait seed={portrait} size={64} />
        </span>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Badge tone={credential === 'MCC' ? 'ink' : 'sage'}>{credential}</Badge>
        <Text size="sm" tone="muted" css={titleLine}>
          {title}
        </Text>
      </div>
      <Text size="sm">{bio}</Text>
      <ul css={[plainList, facts]}>
        <li css={fact}>
          <Icon name="pin" size={16} /> {location}
        </li>
        <li css={fact}>
          <Icon name="globe" size={16} /> {languages.join(', ')}
        </li>
        <li css={fact}>
          <Icon name="clock" size={16} /> {`${hours} ${hoursIn} ${experience}`}
        </li>
        <li css={fact}>
          <Icon name="shield" size={16} /> {certification}
        </li>
      </ul>
      <ul css={[plainList, chips]} aria-label={`${specialtiesOf} ${name}`}>
        {specialtyChips(specialties).map((chip) => (
          <li key={chip}>
            <Chip>{chip}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
