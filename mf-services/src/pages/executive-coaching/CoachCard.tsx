import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import {
  Badge,
  Card,
  Chip,
  ChipList,
  color,
  Heading,
  Icon,
  plainList,
  Portrait,
  portraitFile,
  radius,
  space,
  Text,
  TextLink,
} from '@site/ui';
import { executiveCoaching } from '../../content/executive-coaching';
import type { Coach } from '../../content/schema';
import { ENQUIRY_FORM_ID } from '../../parts/EnquiryColumns';

/** Query parameter with the id of the coach whom the visitor asks for. */
export const COACH_PARAMETER = 'coach';

const MAX_CHIPS = 2;

/** The grid area of the portrait. */
const PORTRAIT = '1 / 1 / -1 / 2';

const { ask, hoursIn, portraitOf, specialtiesOf, more: moreSpecialties } = executiveCoaching.network;

const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${space(1)} ${space(4)}`,
});

/* Narrow enough for the longest name on the smallest phone. */
const portraitPlace = css({ gridArea: PORTRAIT, width: 'clamp(5rem, 24vw, 6.5rem)', height: 'auto' });

/* On the portrait, where no length of a name or a title moves it. The ring sets it off from clothes of its colour. */
const credentialPlace = css({
  gridArea: PORTRAIT,
  alignSelf: 'end',
  margin: space(1.5),
  boxShadow: `0 0 0 2px ${color.surface}`,
});

/* The lower of the two credentials: the colours of the other one, reversed. */
const reversed = css({ background: color.surface, color: color.ink, boxShadow: `0 0 0 2px ${color.ink}` });

const facts = css({ display: 'grid', gap: space(2) });

const fact = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(2),
  svg: { marginTop: '0.3em', color: color.accentDark },
});

const specialtyList = css({ marginTop: 'auto', paddingTop: space(2) });

/* A chip that opens. Its target is 44 px high, the chip itself is not. */
const opener = css({
  width: 'fit-content',
  marginBlock: space(-2),
  paddingBlock: space(2),
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > span': {
    border: `1px solid ${color.muted}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.accentDark,
    fontWeight: 600,
  },
  '&:hover > span': { background: color.tint },
  svg: { marginInlineStart: space(1) },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
});

const rest = css({ marginTop: space(2) });

/** MCC if the certification mentions it, otherwise PCC. */
const credentialOf = (certification: string): 'MCC' | 'PCC' =>
  certification.includes('MCC') ? 'MCC' : 'PCC';

/** A coach with portrait, credential, facts and specialties, and a link to the form that names the coach. */
export function CoachCard({ coach }: { coach: Coach }): ReactNode {
  const { id, name, title, location, languages, hours, specialties, certification, experience, bio } = coach;
  const credential = credentialOf(certification);
  const others = specialties.slice(MAX_CHIPS);
  return (
    <Card as="li">
      <div css={head}>
        <Portrait
          src={`${RELEASE_PATH}pictures/${portraitFile(name)}`}
          alt={`${portraitOf} ${name}`}
          size={104}
          css={portraitPlace}
        />
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {title}
        </Text>
        <Badge tone="ink" css={[credentialPlace, credential === 'PCC' && reversed]}>
          {credential}
        </Badge>
      </div>
      <Text>{bio}</Text>
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
      <ChipList
        items={specialties.slice(0, MAX_CHIPS)}
        css={specialtyList}
        aria-label={`${specialtiesOf} ${name}`}
      >
        {others.length > 0 && (
          <li>
            <details>
              <summary css={opener}>
                <Chip>
                  {`+${others.length} ${moreSpecialties}`}
                  <Icon name="chevron-down" size={14} />
                </Chip>
              </summary>
              <ChipList items={others} css={rest} />
            </details>
          </li>
        )}
      </ChipList>
      <TextLink as={Link} to={`?${COACH_PARAMETER}=${id}#${ENQUIRY_FORM_ID}`} arrow>
        {ask.link} {name}
      </TextLink>
    </Card>
  );
}
