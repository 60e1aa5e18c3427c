import { css } from '@emotion/react';
import { pageTitle } from '@site/firm';
import { Link, NotFound, PageMetadata } from '@site/platform';
import {
  actionRow,
  Button,
  color,
  Container,
  fontSize,
  Heading,
  Icon,
  media,
  plainList,
  Section,
  Shape,
  space,
  Text,
  TextLink,
} from '@site/ui';
import type { ReactNode } from 'react';
import { notFound } from '../../content/frame';
import { useNavigationEntries } from '../navigation/useNavigationEntries';

const bandStyles = css({ overflow: 'hidden', background: color.tint });

const columnStyles = css({
  display: 'grid',
  gap: space(10),
  alignItems: 'center',
  paddingBlock: 'clamp(3rem, 1.5rem + 6.25vw, 6.5rem)',
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const copyStyles = css({ display: 'grid', justifyItems: 'start', gap: space(5) });

/* The shapes of the practices, of which one has left its place. */
const shapesStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, auto)',
  justifyContent: 'start',
  gap: 'clamp(0.5rem, 1.5vw, 1.5rem)',
  svg: { width: 'clamp(2.5rem, 8vw, 9rem)', height: 'auto' },
  'svg:nth-of-type(5)': { transform: 'translate(6%, 24%) rotate(24deg)' },
  [media.md]: { gridTemplateColumns: 'repeat(3, auto)' },
});

const waysStyles = css({
  display: 'grid',
  gap: `${space(2)} ${space(10)}`,
  margin: `${space(6)} 0`,
  [media.sm]: { gridTemplateColumns: '1fr 1fr' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const wayStyles = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  gap: space(3),
  alignItems: 'center',
  minHeight: '4rem',
  paddingBlock: space(3),
  borderTop: `1px solid ${color.line}`,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  small: { display: 'block', color: color.muted, fontSize: fontSize.sm, fontWeight: 400 },
});

const sectionsStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} ${space(8)}`,
});

/** Links to the practices and to the other sections. */
function WaysOn(): ReactNode {
  const services = useNavigationEntries('services');
  const sections = [...useNavigationEntries('header'), ...useNavigationEntries('button')];
  return (
    <Section>
      <Heading level={2} size="md">
        {notFound.others}
      </Heading>
      <ul css={[plainList, waysStyles]}>
        {services.map(
          ({ address, label, description, icon }) =>
            icon && (
              <li key={address}>
                <Link to={address} css={wayStyles}>
                  <Shape {...icon} size={32} />
                  <span>
                    {label}
                    {description && <small>{description}</small>}
                  </span>
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
            ),
        )}
      </ul>
      <ul css={[plainList, sectionsStyles]}>
        {sections.map(({ address, label }) => (
          <li key={address}>
            <TextLink as={Link} to={address} arrow>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Shown for every path without a route. The server renders it once for all paths, so nothing in it may depend on one.
 */
export function NotFoundPage(): ReactNode {
  const services = useNavigationEntries('services');
  const overviews = services.filter(({ icon }) => !icon);
  return (
    <NotFound>
      <PageMetadata title={pageTitle(notFound.title)} canonical={null} />
      <div css={bandStyles}>
        <Container>
          <div css={columnStyles}>
            <div css={copyStyles}>
              <Heading level={1}>{notFound.title}</Heading>
              <Text size="lg">{notFound.explanation}</Text>
              <Text size="sm" tone="muted">
                {notFound.hint}
              </Text>
              <div css={actionRow}>
                <Button as={Link} to="/">
                  {notFound.home}
                </Button>
                {overviews.map(({ address, label }) => (
                  <Button key={address} as={Link} to={address} variant="secondary">
                    {label}
                  </Button>
                ))}
              </div>
            </div>
            <div css={shapesStyles} data-print="hide">
              {services.map(({ address, icon }) => icon && <Shape key={address} {...icon} />)}
            </div>
          </div>
        </Container>
      </div>
      <WaysOn />
    </NotFound>
  );
}
