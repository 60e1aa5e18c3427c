import { useSyncExternalStore } from 'react';
import { firm } from '@site/firm';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CHECK_INTERVAL_MS = 5_000;

function subscribe(check: () => void): () => void {
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** The current time in milliseconds, to the minute; null on the server and until hydration. */
export const useMinute = (): number | null =>
  useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );

/** A clock at this distance from UTC, read by `getUTC…` methods. None of the firm's offices changes its clocks. */
const clockAt = (time: number, utcOffsetHours: number) => new Date(time + utcOffsetHours * HOUR_MS);

/** The time of day there, as 14:05. */
export const localTime = (time: number, utcOffsetHours: number): string =>
  clockAt(time, utcOffsetHours).toISOString().slice(11, 16);

const GULF_STANDARD_TIME_UTC_OFFSET_HOURS = 4;

/** Whether the firm is open, which is the same for all offices. */
export function isOpen(time: number): boolean {
  const clock = clockAt(time, GULF_STANDARD_TIME_UTC_OFFSET_HOURS);
  const today = firm.openingTimes.find(({ weekdays }) => weekdays.includes(clock.getUTCDay()))?.hours;
  return today !== undefined && clock.getUTCHours() >= today.opens && clock.getUTCHours() < today.closes;
}
