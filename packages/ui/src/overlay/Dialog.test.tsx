import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';

function Opener({ description }: { description?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>View details</button>
      <Dialog open={open} onOpenChange={setOpen} title="Senior Consultant" description={description}>
        <p>About the role</p>
      </Dialog>
    </>
  );
}

const opener = () => screen.getByText('View details');

test('keeps the focus while it is open and returns it when it closes', async () => {
  const user = userEvent.setup();
  render(<Opener description="Dubai, UAE" />);
  await user.click(opener());
  const dialog = screen.getByRole('dialog', { name: 'Senior Consultant' });
  expect(dialog).toHaveAccessibleDescription('Dubai, UAE');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('closes on Escape and on its backdrop, not on its content', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(opener());
  await user.click(screen.getByText('About the role'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener());
  await user.click(document.querySelector('[data-dialog-layer]') as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('writes nothing to the console, with a description or without', async () => {
  const consoles = (['error', 'warn'] as const).map((level) => jest.spyOn(console, level));
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(opener());
  for (const spy of consoles) expect(spy).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
