import { countries, rate } from './figures';

/** The firm's name. It is written nowhere else: everything that shows it imports it. */
const name = 'Rihla Advisory';

interface OpeningTimes {
  /** As visitors read them. */
  days: string;
  /** The same days for code: Sunday is 0. */
  weekdays: readonly number[];
  /** Full hours of Gulf Standard Time, such as 9 and 18. The firm is closed on days without hours. */
  hours?: { opens: number; closes: number };
}

const openingTimes: readonly OpeningTimes[] = [
  { days: 'Sunday to Thursday', weekdays: [0, 1, 2, 3, 4], hours: { opens: 9, closes: 18 } },
  { days: 'Friday and Saturday', weekdays: [5, 6] },
];

const timeOfDay = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/** The name, addresses and contact details of the firm, used across the site. */
export const firm = {
  name,
  /** Explains the name, and must change with it. */
  nameOrigin: 'Rihla is Arabic for journey.',
  description: `${name} connects experts with private and public organisations across the MENA region: the quality of global firms at ${rate} of traditional rates, with most fees going to the consultants.`,
  email: 'info@rihla-advisory.example',
  talentEmail: 'talent@rihla-advisory.example',
  socialProfile: 'https://www.linkedin.com/company/rihla-advisory',
  address: 'Dubai, UAE',
  copyrightYear: 2025,
  countries,
  offices: [
    {
      city: 'Dubai',
      country: 'UAE',
      role: 'Regional office',
      longitude: 55.3,
      latitude: 25.2,
      utcOffsetHours: 4,
    },
    {
      city: 'Riyadh',
      country: 'Saudi Arabia',
      role: 'Strategic office',
      longitude: 46.7,
      latitude: 24.7,
      utcOffsetHours: 3,
    },
    {
      city: 'Doha',
      country: 'Qatar',
      role: 'Partner office',
      longitude: 51.5,
      latitude: 25.3,
      utcOffsetHours: 3,
    },
  ],
  /** The same for all offices. */
  businessHours: openingTimes.map(({ days, hours }) => ({
    days,
    hours: hours ? `${timeOfDay(hours.opens)} to ${timeOfDay(hours.closes)} GST` : 'Closed',
  })),
  openingTimes,
} as const;

/** A `mailto:` URL, with an optional subject and body. */
export function mailto(address: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message).map(([field, text]) => `${field}=${encodeURIComponent(text)}`);
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Two or more words as a sentence lists them, such as 'Dubai, Riyadh and Doha'. `Intl` is slow on phones. */
export const listOf = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Search engines cut a longer title. */
export const MAX_TITLE_CHARACTERS = 65;

/** The document title of a page. The firm's name is added if both together are short enough for search results. */
export function pageTitle(page: string): string {
  const title = `${page} | ${firm.name}`;
  return title.length <= MAX_TITLE_CHARACTERS ? title : page;
}
