import type { ReactNode } from 'react';
import { Link, PageMetadata } from '@site/platform';
import { PageHeader, plainList, Section, Stack, TextLink } from '@site/ui';
import { pages } from '../../content/pages';

const LINKS = [
  { path: '/', label: 'Home' },
  { path: '/services', label: 'Services' },
  { path: '/services/organisation-talent-advisory', label: 'Organisation & Talent Advisory' },
  { path: '/hr-strategy', label: 'HR Strategy' },
  { path: '/compensation-benefits', label: 'Compensation & Benefits' },
  { path: '/talent-acquisition', label: 'Talent Acquisition' },
  { path: '/about', label: 'About' },
];

/** For manual checks of the navigation; no page links to it. */
export default function TestPage(): ReactNode {
  return (
    <>
      <PageMetadata {...pages.test} />
      <meta name="robots" content="noindex" />
      <PageHeader title="Test Navigation" lead="Follow a link to check that its page opens." />
      <Section label="Links">
        <Stack as="ul" gap={4} css={plainList}>
          {LINKS.map(({ path, label }) => (
            <li key={path}>
              <TextLink as={Link} to={path} arrow>
                {label}
              </TextLink>
            </li>
          ))}
        </Stack>
      </Section>
    </>
  );
}
