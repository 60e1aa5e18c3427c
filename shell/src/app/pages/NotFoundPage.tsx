import { css } from '@emotion/react';
import { pageTitle } from '@site/firm';
import { Link, NotFound, PageMetadata } from '@site/platform';
import {
  Button,
  color,
  Container,
  fontSize,
  Heading,
  LogoMark,
  media,
  Section,
  Shape,
  space,
  Text,
} from '@site/ui';
import type { ReactNode } from 'react';
import { notFound } from '../../content/frame';
import { useNavigationEntries } from '../navigation/useNavigationEntries';

const pageStyles = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(5),
  paddingBlock: `${space(20)} ${space(16)}`,
  color: color.ink,
});

const OTHER_ICON = { name: 'rectangle', color: 'blue' } as const;

const actionStyles = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(2) });

const waysStyles = css({
  display: 'grid',
  gap: `${space(2)} ${space(10)}`,
  margin: `${space(6)} 0 0`,
  padding: 0,
  listStyle: 'none',
  [media.sm]: { gridTemplateColumns: '1fr 1fr' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const wayStyles = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
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

/** Links to the practices and to the other sections. */
function WaysOn(): ReactNode {
  const services = useNavigationEntries('services');
  const sections = useNavigationEntries('header');
  return (
    <Section tone="tint">
      <Heading level={2} size="md">
        {notFound.others}
      </Heading>
      <ul css={waysStyles}>
        {[...services.filter(({ icon }) => icon), ...sections].map(
          ({ address, label, description, icon }) => (
            <li key={address}>
              <Link to={address} css={wayStyles}>
                <Shape {...(icon ?? OTHER_ICON)} size={32} />
                <span>
                  {label}
                  {description && <small>{description}</small>}
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

/**
 * Shown for every path without a route. The server renders it once for all paths, so nothing in it may depend on one.
 */
export function NotFoundPage(): ReactNode {
  const overviews = useNavigationEntries('services').filter(({ icon }) => !icon);
  return (
    <NotFound>
      <PageMetadata title={pageTitle(notFound.title)} canonical={null} />
      <Container>
        <div css={pageStyles}>
          <LogoMark size={72} />
          <Heading level={1}>{notFound.title}</Heading>
          <Text size="lg" tone="muted">
            {notFound.hint}
          </Text>
          <div css={actionStyles}>
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
      </Container>
      <WaysOn />
    </NotFound>
  );
}
