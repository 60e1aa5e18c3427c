import type { ReactNode } from 'react';
import { anArea } from '@site/contracts/testing/an-area';
import { ContributionsContext } from '@site/platform';
import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { home } from '../content/home';

const { items } = home.stories;

/** The practices of the stories, and the people who led them, as releases contribute them. */
const contributions = {
  areas: items.map(({ practice }, order) => anArea(practice, order)),
  people: items.map(({ ledBy }) => ({
    name: ledBy,
    role: `Role of ${ledBy}`,
    owner: 'mf-marketing' as const,
  })),
};

/** Shows stories in a page of a site that has their practices. */
export const showStories = (stories: ReactNode): RenderResult =>
  render(
    <ContributionsContext value={contributions}>
      <MemoryRouter>{stories}</MemoryRouter>
    </ContributionsContext>,
  );
