import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordLastPress } from './record-last-press';

async function pressed(...names: string[]) {
  const clicked: string[] = [];
  render(
    <>
      <div data-testid="part">
        <button onClick={() => clicked.push('inside')}>
          <span>inside</span>
        </button>
      </div>
      <button onClick={() => clicked.push('outside')}>outside</button>
      <p>text</p>
    </>,
  );
  const lastPress = recordLastPress();
  for (const name of names) await userEvent.click(screen.getByText(name));
  clicked.length = 0;
  return { clicked, replay: () => lastPress.replayIn(screen.getByTestId('part')) };
}

test('replays a press inside the element, once', async () => {
  const { clicked, replay } = await pressed('inside');
  replay();
  replay();
  expect(clicked).toEqual(['inside']);
});

test.each([['outside'], ['text']])('replays nothing if the last click was on %s', async (last) => {
  const { clicked, replay } = await pressed('inside', last);
  replay();
  expect(clicked).toEqual([]);
});

test('does not record a press after the replay', async () => {
  const { clicked, replay } = await pressed();
  replay();
  await userEvent.click(screen.getByText('inside'));
  replay();
  expect(clicked).toEqual(['inside']);
});
