import type { Page } from '@playwright/test';
import { careers, departments, jobs, locations } from '../../../remote-copy';
import { cards, count, countLine, search, visitCareers } from '../../careers-page';
import { expect, test } from '../../fixtures';

const { filters } = careers.jobBoard;

type Job = (typeof jobs)[number];

const department = (page: Page) => page.getByRole('combobox', { name: filters.department });
const location = (page: Page) => page.getByRole('combobox', { name: filters.location });

/** The jobs whose title or description contains a text. */
const jobsWith = (text: string): Job[] =>
  jobs.filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(text));

/** A job that no page but the last one shows without a search. */
const job = jobs.at(-1)!;

test.describe('The job search', () => {
  test('finds titles and descriptions while typing, ignoring case', async ({ page }) => {
    await visitCareers(page, '/careers?page=2');
    for (const text of [job.title, job.description.slice(0, 30)]) {
      const found = jobsWith(text.toLowerCase());
      await search(page).clear();
      await search(page).pressSequentially(text.toUpperCase());
      await expect(search(page)).toHaveValue(text.toUpperCase());
      await expect(count(page)).toHaveText(countLine(1, found.length));
      await expect(cards(page).getByRole('heading')).toHaveText(found.map(({ title }) => title));
      await expect(page).toHaveURL(`/careers?${new URLSearchParams({ search: text.toUpperCase() })}`);
    }
  });

  test('filters by department and location, combined with the text', async ({ page }) => {
    await visitCareers(page, '/careers?page=3');
    await expect(department(page).getByRole('option')).toHaveText([filters.allDepartments, ...departments]);
    await expect(location(page).getByRole('option')).toHaveText([filters.allLocations, ...locations]);
    const inDepartment = jobs.filter((other) => other.department === job.department);
    await department(page).selectOption(job.department);
    await expect(count(page)).toHaveText(countLine(1, inDepartment.length));
    const inLocation = inDepartment.filter((other) => other.location === job.location);
    await location(page).selectOption(job.location);
    await expect(count(page)).toHaveText(countLine(1, inLocation.length));
    await search(page).fill(job.title);
    await expect(cards(page).getByRole('heading')).toHaveText(job.title);
    const chosen = { search: job.title, department: job.department, location: job.location };
    await expect(page).toHaveURL(`/careers?${new URLSearchParams(chosen)}`);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form finds positions', async ({ page }) => {
    await page.goto('/careers?page=3');
    await search(page).fill(job.title);
    await location(page).selectOption(job.location);
    await page.getByRole('button', { name: filters.button, exact: true }).click();
    const found = jobsWith(job.title.toLowerCase()).filter((other) => other.location === job.location);
    await expect(count(page)).toHaveText(countLine(1, found.length));
    await expect(search(page)).toHaveValue(job.title);
    await expect(location(page)).toHaveValue(job.location);
  });
});
