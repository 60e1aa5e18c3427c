import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { firm } from '@site/firm';
import {
  Chip,
  color,
  fontSize,
  Grid,
  Heading,
  plainList,
  Section,
  SectionHeading,
  space,
  Stack,
} from '@site/ui';
import { contact } from '../../content/contact';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

const rows = css({
  '& > *': { display: 'grid', gap: space(1), paddingBlock: space(4), borderTop: `1px solid ${color.line}` },
  strong: { color: color.ink, fontWeight: 600 },
  span: { color: color.muted, fontSize: fontSize.sm },
});

/** The firm's countries, offices and business hours. */
export function Presence(): ReactNode {
  const { title, lead, countries, offices, hours: businessHours } = contact.presence;
  return (
    <Section tone="tint">
      <SectionHeading title={title} lead={lead} />
      <Grid columns={3} gap={12}>
        <Stack gap={5}>
          <Heading level={3}>{countries}</Heading>
          <ul css={[plainList, chips]}>
            {firm.countries.map((country) => (
              <li key={country}>
                <Chip>{country}</Chip>
              </li>
            ))}
          </ul>
        </Stack>
        <Stack gap={5}>
          <Heading level={3}>{offices}</Heading>
          <ul css={[plainList, rows]}>
            {firm.offices.map(({ city, country, role }) => (
              <li key={city}>
                <strong>
                  {city}, {country}
                </strong>
                <span>{role}</span>
              </li>
            ))}
          </ul>
        </Stack>
        <Stack gap={5}>
          <Heading level={3}>{businessHours}</Heading>
          <ul css={[plainList, rows]}>
            {firm.businessHours.map(({ days, hours }) => (
              <li key={days}>
                <strong>{days}</strong>
                <span>{hours}</span>
              </li>
            ))}
          </ul>
        </Stack>
      </Grid>
    </Section>
  );
}
