import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import { ChipList, Heading, media, plainList, Section, SectionHeading, space, Stack } from '@site/ui';
import { contact } from '../../content/contact';
import { isOpen, localTime, useMinute } from './office-time';
import { RegionMap } from './RegionMap';
import { rows } from './rows';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(12)} ${space(16)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

/* The time stands beside text that is there before it: nothing moves when it appears. */
const facts = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  'span + span': { whiteSpace: 'nowrap' },
});

/** The firm's offices and countries, with a map. The local times appear after hydration. */
export function Presence(): ReactNode {
  const { title, lead, countries, offices, open, closed } = contact.presence;
  const minute = useMinute();
  return (
    <Section tone="tint">
      <SectionHeading title={title} lead={lead} />
      <div css={columns}>
        <RegionMap />
        <Stack gap={10}>
          <Stack gap={4}>
            <Heading level={3}>{offices}</Heading>
            <ul css={[plainList, rows]}>
              {firm.offices.map(({ city, country, role, utcOffsetHours }) => (
                <li key={city}>
                  <strong>
                    {city}, {country}
                  </strong>
                  <div css={facts}>
                    <span>{role}</span>
                    {minute !== null && (
                      <span>
                        <time>{localTime(minute, utcOffsetHours)}</time> · {isOpen(minute) ? open : closed}
                      </span>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </Stack>
          <Stack gap={4}>
            <Heading level={3}>{countries}</Heading>
            <ChipList items={firm.countries} />
          </Stack>
        </Stack>
      </div>
    </Section>
  );
}
