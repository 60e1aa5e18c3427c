import { firm } from '@site/firm';
import { talentSourcing as words } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';
import { main } from '../../service-pages';

const carouselWords = words.trends.carousel;

// Presses need not wait for the carousel to scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Talent sourcing in its HTML', () => {
  test.use({ javaScriptEnabled: false });

  test('both articles of the carousel are reachable, and the questions open', async ({ page }) => {
    await page.goto('/talent-acquisition');
    const carousel = page.getByRole('region', { name: words.trends.title });
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await carousel.getByRole('link', { name: words.trends.report.label }).last().focus();
    await expect(carousel.getByRole('article').last()).toBeInViewport({ ratio: 0.3 });
    const { question, answer } = words.questions[0]!;
    await main(page).getByText(question).click();
    await expect(main(page).getByText(answer)).toBeVisible();
  });
});

test('Talent sourcing shows the trends of 2025 in a carousel of two articles', async ({ page }) => {
  await visit(page, '/talent-acquisition');
  const carousel = page.getByRole('region', { name: words.trends.title });
  const articles = carousel.getByRole('article');
  await expect(articles).toHaveCount(2);
  for (const article of await articles.all())
    await expect(article).toHaveAccessibleName((await article.getByRole('heading').textContent()) ?? '');
  for (const link of await carousel.getByRole('link', { name: words.trends.report.label }).all()) {
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect.soft(address.protocol).toBe('mailto:');
    expect.soft(address.pathname).toBe(firm.email);
    expect.soft(address.searchParams.get('subject')).toBe(words.trends.report.subject);
  }

  const shows = async (place: number) => {
    await expect(carousel.getByText(`${place} ${carouselWords.of} 2`)).toBeVisible();
    await expect(articles.nth(place - 1)).toBeInViewport({ ratio: 0.5 });
    await expect(articles.nth(2 - place)).not.toBeInViewport({ ratio: 0.5 });
  };
  const button = (name: string) => carousel.getByRole('button', { name });
  await carousel.scrollIntoViewIfNeeded();
  await button(carouselWords.next).click();
  await shows(2);
  await button(carouselWords.previous).click();
  await shows(1);
  await button(carouselWords.previous).press('Enter');
  await shows(2);
  await button(carouselWords.next).press('Space');
  await shows(1);
});

test('On phones a press on a title opens its text; wide screens always show the text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/talent-acquisition');
  const folds = [words.process, words.reasons, words.niche].map(({ items }) => items[1]!);
  const textOf = (description: string) => main(page).getByText(description);
  const opener = (title: string) => main(page).getByRole('button', { name: title, expanded: false });
  for (const { title, description } of folds) {
    await expect(textOf(description)).toBeHidden();
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    await opener(title).click();
    await expect(textOf(description)).toBeVisible();
    await main(page).getByRole('button', { name: title, expanded: true }).press('Enter');
    await expect(textOf(description)).toBeHidden();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { title, description } of folds) {
    await expect(textOf(description)).toBeVisible();
    await expect(opener(title)).toBeHidden();
  }
});
