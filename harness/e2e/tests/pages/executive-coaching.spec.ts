import { expect, test } from '../../fixtures';
import { dialogOpener } from '../../forms';
import { visit } from '../../routes';
import { around, coaching, expectFigures, main, serviceInterest, title } from '../../service-pages';

test.describe('Executive coaching', () => {
  test.use({ javaScriptEnabled: false });

  test('shows figures, methodology, approaches, coaches, features, process and form', async ({ page }) => {
    await page.goto(coaching);
    await expect(title(page)).toHaveText('Executive Coaching & Leadership Development');
    await expect
      .soft(main(page).getByRole('link', { name: 'Back to People & Leadership Development' }))
      .toHaveAttribute('href', '/services/people-leadership-development');
    await expectFigures(page, [
      ['1,250+', 'Senior Leaders Coached'],
      ['85+', 'Training Programs'],
      ['200+', 'Organisations'],
      ['50+', 'Coach Network'],
    ]);
    const phases = around(page, 'section', 'Our coaching methodology', 2).getByRole('listitem');
    await expect.soft(phases).toHaveCount(4);
    for (const [index, [phase, focus]] of [
      ['Aspire', 'Goal Setting & Vision Clarity'],
      ['Discover', 'Current State Assessment'],
      ['Develop', 'Action Plan & Learning Agenda'],
      ['Evolve', 'Continuous Growth Cycle'],
    ].entries()) {
      await expect.soft(phases.nth(index).getByRole('heading')).toHaveText(phase!);
      await expect.soft(phases.nth(index).getByText(focus!, { exact: true })).toBeVisible();
    }
    const approaches = around(page, 'section', 'Three coaching approaches', 2);
    await expect
      .soft(approaches.getByRole('heading', { level: 3 }))
      .toHaveText(['Individual Coaching', 'Team Coaching', 'Integrated Coaching']);
    await expect.soft(approaches.getByText(/groups of 5 to 10/i)).toBeVisible();
    await expect.soft(around(page, 'section', 'Key features', 2).getByRole('listitem')).toHaveCount(5);
    await expect
      .soft(around(page, 'section', 'How we work', 2).getByRole('heading', { level: 3 }))
      .toHaveText(['Discovery', 'Strategy', 'Implementation']);
    await expect.soft(page.getByRole('form', { name: 'Get Started' })).toBeVisible();
    await expect.soft(serviceInterest(page)).toHaveValue('Executive Coaching');
  });

  test('shows six coaches, each with a badge, two specialties and the number of others', async ({ page }) => {
    await page.goto(coaching);
    const network = around(page, 'section', 'Elite coach network', 2);
    const coaches = network.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(coaches).toHaveCount(6);
    for (const coach of await coaches.all()) {
      const certification = await coach.getByText(/ICF (Master|Professional)/).textContent();
      await expect
        .soft(coach.getByText(/^(MCC|PCC)$/))
        .toHaveText(certification?.includes('MCC') ? 'MCC' : 'PCC');
      const chips = coach.getByRole('list', { name: /^Specialties of / }).getByRole('listitem');
      await expect.soft(chips).toHaveCount(3);
      await expect.soft(chips.last()).toHaveText(/^\+\d more$/);
    }
  });
});

test.describe('Executive coaching, with scripts,', () => {
  test('opens the application by keyboard, and Escape returns the focus to the button', async ({ page }) => {
    await visit(page, coaching);
    const opener = dialogOpener(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
