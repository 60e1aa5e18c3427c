import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, RemoteSection } from '@site/platform';
import { Button, Grid, Section, SectionHeading, space } from '@site/ui';
import { home } from '../../content/home';

const afterCards = css({ marginTop: space(10) });

/* The height of a teaser at most widths: what follows stays where it is once the teasers have come. */
const reserved = css({ minHeight: '36rem' });

/** The articles that mf-insights shows here, below the page's own heading and above its link to all of them. */
export function Insights(): ReactNode {
  const { title, lead, all } = home.insights;
  return (
    <Section id="insights">
      <SectionHeading title={title} lead={lead} />
      <RemoteSection
        id="mf-insights/ArticleTeasers"
        when="interaction"
        fallback={null}
        placeholder={
          <Grid columns={3}>
            <div css={reserved} />
            <div css={reserved} />
            <div css={reserved} />
          </Grid>
        }
      />
      <div css={afterCards}>
        <Button as={Link} to="/insights" variant="secondary">
          {all}
        </Button>
      </div>
    </Section>
  );
}
