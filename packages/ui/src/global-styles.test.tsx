import { render, screen } from '@testing-library/react';
import { globalStyles } from './global-styles';
import { Dialog } from './overlay/Dialog';
import { uiWords } from './words';

const urls = { core: '/core.woff2', latin: '/latin.woff2' };

/** The rules for browsers without popovers. jsdom, which has none either, ignores `@supports`. */
const [, rulesWithoutPopovers = ''] =
  /@supports not selector\(:popover-open\)\{((?:[^{}]*\{[^{}]*\})*)\}/.exec(
    globalStyles({ display: urls, text: urls }),
  ) ?? [];

test('a browser without popovers shows forms in their places in the page, and hides the menus', () => {
  render(
    <>
      <style>{rulesWithoutPopovers}</style>
      <header>
        <dialog popover="auto">Menu</dialog>
        <div popover="auto">Services</div>
      </header>
      <main>
        <Dialog id="newsletter" open={false} onClose={jest.fn()} title="Newsletter">
          <input aria-label="Email" />
        </Dialog>
        <p popover="auto">Write to us</p>
      </main>
    </>,
  );
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveStyle({ position: 'static', height: 'auto' });
  expect(screen.getByText('Write to us')).toBeVisible();
  for (const hidden of [
    screen.getByLabelText(uiWords.close),
    screen.getByText('Menu'),
    screen.getByText('Services'),
  ])
    expect(hidden).not.toBeVisible();
});
