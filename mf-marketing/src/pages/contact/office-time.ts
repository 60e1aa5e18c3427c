import { useSyncExternalStore } from 'react';
import { firm, listOf } from '@site/firm';

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

/** A time of day in the form that the business hours have, such as 2:05 PM. */
const timeOfDay = (hours: number, minutes = 0) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;

/** The time of day there, as 2:05 PM. */
export function localTime(time: number, utcOffsetHours: number): string {
  const clock = clockAt(time, utcOffsetHours);
  return timeOfDay(clock.getUTCHours(), clock.getUTCMinutes());
}

const GULF_STANDARD_TIME_UTC_OFFSET_HOURS = 4;

/** Business hours on the clocks of offices that do not have Gulf Standard Time. */
interface HoursElsewhere {
  cities: string;
  opens: string;
  closes: string;
}

/** The business hours in each other time zone of the offices. */
export function hoursElsewhere({ opens, closes }: { opens: number; closes: number }): HoursElsewhere[] {
  const offsets = new Set(firm.offices.map(({ utcOffsetHours }) => utcOffsetHours));
  offsets.delete(GULF_STANDARD_TIME_UTC_OFFSET_HOURS);
  return [...offsets].map((offset) => {
    const difference = offset - GULF_STANDARD_TIME_UTC_OFFSET_HOURS;
    const cities = firm.offices
      .filter(({ utcOffsetHours }) => utcOffsetHours === offset)
      .map(({ city }) => city);
    return {
      cities: cities.length > 1 ? listOf(cities) : cities.join(''),
      opens: timeOfDay(opens + difference),
      closes: timeOfDay(closes + difference),
    };
  });
}

/** Whether the firm is open, which is the same for all offices. */
export function isOpen(time: number): boolean {
  const clock = clockAt(time, GULF_STANDARD_TIME_UTC_OFFSET_HOURS);
  const today = firm.openingTimes.find(({ weekdays }) => weekdays.includes(clock.getUTCDay()))?.hours;
  return today !== undefined && clock.getUTCHours() >= today.opens && clock.getUTCHours() < today.closes;
}
