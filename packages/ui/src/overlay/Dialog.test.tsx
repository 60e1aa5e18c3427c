import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { uiWords } from '../words';
import { Dialog, type DialogProps } from './Dialog';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>View details</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Senior Consultant" {...props}>
        <p>About the role</p>
        {props.children}
      </Dialog>
    </>
  );
}

const opener = () => screen.getByText('View details');
const dialog = () => screen.getByRole('dialog', { name: 'Senior Consultant' });
const closed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

test('A dialog without a field focuses its heading, and returns the focus to its opener when it closes', async () => {
  const user = userEvent.setup();
  render(<Page description="Dubai, UAE" />);
  await user.click(opener());
  expect(dialog()).toHaveAccessibleDescription('Dubai, UAE');
  expect(screen.getByRole('heading', { name: 'Senior Consultant' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: uiWords.close }));
  closed();
  expect(opener()).toHaveFocus();
});

test('Its first field gets the focus: neither a hidden one nor one that the keyboard does not reach', async () => {
  render(
    <Page>
      <input type="hidden" name="_page" />
      <input aria-label="Website" tabIndex={-1} />
      <input aria-label="Name" />
    </Page>,
  );
  await userEvent.click(opener());
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('It closes by a press on its backdrop, not by one on its content', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(opener());
  await user.click(screen.getByText('About the role'));
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('About the role') },
    { keys: '[/MouseLeft]', target: dialog() },
  ]);
  await user.click(dialog());
  closed();
});

test('The second press of a double click on its opener, which hits the backdrop, does not close it', async () => {
  render(<Page />);
  await userEvent.click(opener());
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog(), { detail: 2 });
  expect(dialog()).toBeVisible();
});

test('Closed by the browser, such as with Escape, it calls onClose', async () => {
  const onClose = jest.fn();
  render(<Page open onClose={onClose} />);
  (dialog() as HTMLDialogElement).close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('When it is removed, the focus returns to its opener', async () => {
  const { rerender } = render(<button>View details</button>);
  opener().focus();
  rerender(
    <>
      <button>View details</button>
      <Dialog open onClose={jest.fn()} title="Senior Consultant">
        {null}
      </Dialog>
    </>,
  );
  rerender(<button>View details</button>);
  expect(opener()).toHaveFocus();
});

/** Does what a browser does when a button with the dialog's `popovertarget` is pressed. */
const pressPopoverButton = (element: Element) =>
  fireEvent(element, Object.assign(new Event('beforetoggle', { cancelable: true }), { newState: 'open' }));

test('With an id, it is a popover of its buttons before hydration, and calls onOpen on a press afterwards', async () => {
  const onOpen = jest.fn();
  const page = (
    <Dialog id="details" open={false} onOpen={onOpen} onClose={jest.fn()} title="Senior Consultant">
      About the role
    </Dialog>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const element = container.querySelector('dialog')!;
  expect(element).toHaveAttribute('popover', 'auto');
  expect(element.querySelector(`[aria-label="${uiWords.close}"]`)).toHaveAttribute(
    'popovertarget',
    'details',
  );
  render(page, { container, hydrate: true });
  expect(pressPopoverButton(element)).toBe(false);
  await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
});

test('In place, it is part of the page until it is opened', async () => {
  render(<Page inPlace />);
  expect(dialog()).toBeVisible();
  await userEvent.click(opener());
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
});

test('A modal that leaves its place in the page as it closes is closed, and returns the focus', async () => {
  const dialogOf = (open: boolean) => (
    <>
      <button>View details</button>
      <Dialog open={open} inPlace={open} onClose={jest.fn()} title="Senior Consultant">
        {null}
      </Dialog>
    </>
  );
  const { rerender } = render(<button>View details</button>);
  opener().focus();
  rerender(dialogOf(true));
  expect(opener()).not.toHaveFocus();
  rerender(dialogOf(false));
  closed();
  expect(opener()).toHaveFocus();
});
