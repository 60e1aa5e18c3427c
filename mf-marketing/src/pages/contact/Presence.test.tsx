import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { firm } from '@site/firm';
import { contact } from '../../content/contact';
import { Presence } from './Presence';

const { open, closed } = contact.presence;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const offices = () =>
  firm.offices.map(
    ({ city, country }) =>
      screen.getByText(`${city}, ${country}`).closest('li')?.querySelector('div')?.textContent,
  );

const HOUR_MS = 3_600_000;
const opening = firm.openingTimes.find(({ hours }) => hours);
const rest = firm.openingTimes.find(({ hours }) => !hours);
const { opens = 0, closes = 0 } = opening?.hours ?? {};

/** Some hours, minutes and seconds of Gulf Standard Time on a day of a week. */
const onDay = (weekdays: readonly number[] = [], hour: number, seconds = 0) =>
  // A Sunday.
  Date.parse('2026-11-22T00:00:00+04:00') +
  (weekdays.at(-1) ?? 0) * 24 * HOUR_MS +
  hour * HOUR_MS +
  seconds * 1_000;

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

/** A time of day, such as 2:05 PM. */
const clockAt = (time: number, utcOffsetHours: number) =>
  clock.format(time + utcOffsetHours * HOUR_MS).replace(/\s/, ' ');

/** The lines of all offices at a time. */
const linesAt = (time: number, state: string) =>
  firm.offices.map(({ role, utcOffsetHours }) => `${role}${clockAt(time, utcOffsetHours)} · ${state}`);

test.each([
  ['a minute before the office opens', onDay(opening?.weekdays, opens, -60), closed],
  ['when it opens', onDay(opening?.weekdays, opens), open],
  ['a minute before it closes', onDay(opening?.weekdays, closes, -60), open],
  ['when it closes', onDay(opening?.weekdays, closes), closed],
  ['at noon of a day of rest', onDay(rest?.weekdays, 12), closed],
])('%s, each office shows its own time and the same state', (_moment, now, state) => {
  jest.setSystemTime(now);
  render(<Presence />);
  expect(offices()).toEqual(linesAt(now, state));
});

test('below the business hours are those on the clocks of offices in other time zones', () => {
  render(<Presence />);
  const { elsewhere } = contact.presence;
  for (const { city, utcOffsetHours } of firm.offices) {
    const line = screen.queryByText(
      (text, element) =>
        element?.tagName === 'SPAN' && text.startsWith(`${elsewhere.in} `) && text.includes(city),
    );
    const [from, until] = [opens, closes].map((hour) => clockAt((hour - 4) * HOUR_MS, utcOffsetHours));
    if (utcOffsetHours === 4) expect(line).toBeNull();
    else expect(line).toHaveTextContent(`: ${from} ${elsewhere.to} ${until}`);
  }
});

test('an office changes from open to closed, also on a page that the browser has translated', () => {
  const closing = onDay(opening?.weekdays, closes);
  jest.setSystemTime(closing - 10_000);
  render(<Presence />);
  const state = screen.getAllByText(new RegExp(open))[0]!.lastChild!;
  // A browser that translates replaces texts in this way.
  const translation = document.createElement('font');
  translation.textContent = state.textContent;
  state.replaceWith(translation);
  act(() => jest.advanceTimersByTime(15_000));
  expect(offices()).toEqual(linesAt(closing, closed));
});

test('the server renders the offices without a time, so that every visitor gets the same page', () => {
  const html = renderToString(<Presence />);
  for (const { role } of firm.offices) expect(html).toContain(role);
  for (const time of ['<time', open, closed]) expect(html).not.toContain(time);
});
