import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { contact } from '../../content/contact';
import { Presence } from './Presence';

const { open, closed } = contact.presence;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const offices = () =>
  ['Dubai, UAE', 'Riyadh, Saudi Arabia', 'Doha, Qatar'].map(
    (name) => screen.getByText(name).closest('li')?.querySelector('div')?.textContent,
  );

test.each([
  ['2026-11-22T04:59:00Z', '08:59', '07:59', closed],
  ['2026-11-22T05:00:00Z', '09:00', '08:00', open],
  ['2026-11-26T13:59:00Z', '17:59', '16:59', open],
  ['2026-11-26T14:00:00Z', '18:00', '17:00', closed],
  ['2026-11-27T08:00:00Z', '12:00', '11:00', closed],
])('at %s it is %s in Dubai and %s in Riyadh and Doha: %s', (now, dubai, riyadh, state) => {
  jest.setSystemTime(new Date(now));
  render(<Presence />);
  expect(offices()).toEqual([
    `Regional office${dubai} · ${state}`,
    `Strategic office${riyadh} · ${state}`,
    `Partner office${riyadh} · ${state}`,
  ]);
});

test('the time goes on', () => {
  jest.setSystemTime(new Date('2026-11-22T13:59:50Z'));
  render(<Presence />);
  expect(offices()[0]).toBe(`Regional office17:59 · ${open}`);
  act(() => jest.advanceTimersByTime(15_000));
  expect(offices()[0]).toBe(`Regional office18:00 · ${closed}`);
});

test('the server renders the offices without a time, so that every visitor gets the same page', () => {
  const html = renderToString(<Presence />);
  expect(html).toContain('Regional office');
  for (const time of ['<time', open, closed]) expect(html).not.toContain(time);
});
