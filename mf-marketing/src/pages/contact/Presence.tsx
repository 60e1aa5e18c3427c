import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import {
  ChipList,
  color,
  fontSize,
  Heading,
  media,
  plainList,
  Section,
  SectionHeading,
  space,
  Stack,
} from '@site/ui';
import { contact } from '../../content/contact';
import { hoursElsewhere, isOpen, localTime, useMinute } from './office-time';
import { RegionMap } from './RegionMap';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(12)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

/* A list of names under lines, each with its facts. */
const rows = css(plainList, {
  '& > *': { display: 'grid', gap: space(1), paddingBlock: space(4), borderTop: `1px solid ${color.line}` },
  strong: { color: color.ink, fontWeight: 600 },
  span: { color: color.muted, fontSize: fontSize.sm },
});

/* The time stands beside text that is there before it: nothing moves when it appears. */
const facts = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  'span + span': { whiteSpace: 'nowrap' },
});

/** The firm's countries, offices and business hours, with a map. The local times appear after hydration. */
export function Presence(): ReactNode {
  const { title, lead, countries, offices, hours, elsewhere, open, closed } = contact.presence;
  const minute = useMinute();
  return (
    <Section tone="tint">
      <SectionHeading title={title} lead={lead} />
      <div css={columns}>
        <Stack gap={10}>
          <RegionMap />
          <Stack gap={4}>
            <Heading level={3}>{countries}</Heading>
            <ChipList items={firm.countries} />
          </Stack>
        </Stack>
        <Stack gap={10}>
          <Stack gap={4}>
            <Heading level={3}>{offices}</Heading>
            <ul css={rows}>
              {firm.offices.map(({ city, country, role, utcOffsetHours }) => (
                <li key={city}>
                  <strong>
                    {city}, {country}
                  </strong>
                  <div css={facts}>
                    <span>{role}</span>
                    {minute !== null && (
                      <span>
                        <time dateTime={new Date(minute).toISOString()}>
                          {localTime(minute, utcOffsetHours)}
                        </time>{' '}
                        · <span>{isOpen(minute) ? open : closed}</span>
                      </span>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </Stack>
          <Stack gap={4}>
            <Heading level={3}>{hours}</Heading>
            <ul css={rows}>
              {firm.openingTimes.map(({ days, hours: times }, index) => (
                <li key={days}>
                  <strong>{days}</strong>
                  <span>{firm.businessHours[index]?.hours}</span>
                  {times &&
                    hoursElsewhere(times).map(({ cities, opens, closes }) => (
                      <span key={cities}>
                        {`${elsewhere.in} ${cities}: ${opens} ${elsewhere.to} ${closes}`}
                      </span>
                    ))}
                </li>
              ))}
            </ul>
          </Stack>
        </Stack>
      </div>
    </Section>
  );
}
