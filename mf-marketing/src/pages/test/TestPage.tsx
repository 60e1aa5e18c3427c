import type { ReactNode } from 'react';
import { Link, PageMetadata } from '@site/platform';
import { PageHeader, plainList, Section, Stack, TextLink } from '@site/ui';
import { test } from '../../content/test';

/** For manual checks of the navigation; no page links to it. */
export default function TestPage(): ReactNode {
  return (
    <>
      <PageMetadata {...test.metadata} />
      <meta name="robots" content="noindex" />
      <PageHeader title={test.title} lead={test.lead} />
      <Section label={test.section}>
        <Stack as="ul" gap={4} css={plainList}>
          {test.links.map(({ path, label }) => (
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
