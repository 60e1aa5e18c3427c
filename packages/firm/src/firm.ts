/** The firm's facts: whatever names the firm or says how to reach it, anywhere on the site, is read from here. */
export const firm = {
  name: 'Rihla Advisory',
  description:
    'Rihla Advisory connects experts with private and public organisations across the MENA region: the quality of global firms at 25% of traditional rates, with most fees going to the consultants.',
  email: 'info@rihla-advisory.example',
  talentEmail: 'talent@rihla-advisory.example',
  socialProfile: 'https://www.linkedin.com/company/rihla-advisory',
  address: 'Dubai, UAE',
  copyrightYear: 2025,
  countries: ['UAE', 'Saudi Arabia', 'Qatar', 'Kuwait', 'Bahrain', 'Oman', 'Egypt', 'Jordan'],
  offices: [
    { city: 'Dubai', country: 'UAE', role: 'Regional office' },
    { city: 'Riyadh', country: 'Saudi Arabia', role: 'Strategic office' },
    { city: 'Doha', country: 'Qatar', role: 'Partner office' },
  ],
  businessHours: [
    { days: 'Sunday to Thursday', hours: '9:00 AM to 6:00 PM GST' },
    { days: 'Friday and Saturday', hours: 'Closed' },
  ],
} as const;

/** The address of a mail link, with what it fills in for the writer. */
export function mailto(address: string, letter: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(letter).map(([field, text]) => `${field}=${encodeURIComponent(text)}`);
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
