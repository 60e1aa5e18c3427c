import { firm, listOf, pageTitle, responseTime } from '@site/firm';
import type { Contact } from './schema';
import { contactDetails } from './shared';

const offices = listOf(firm.offices.map(({ city }) => city));

export const contact: Contact = {
  metadata: {
    title: pageTitle('Contact Us'),
    description: `Book your consultation with ${firm.name}. Offices in ${offices}, clients across the region, and an answer within ${responseTime}.`,
    keywords: [
      `contact ${firm.name}`,
      'book a consultation',
      'consultants Dubai',
      'advisory Riyadh',
      'advisory Doha',
    ],
  },
  breadcrumb: 'Contact',
  title: 'Let us talk about what you want to change',
  lead: `Tell us where you stand, and what should be different. We answer within ${responseTime}.`,
  adviser: { label: 'Enquiries are assigned by', name: 'Basil Wahdan' },
  enquiry: {
    title: 'Book Your Consultation',
    description: contactDetails.free,
  },
  presence: {
    title: 'Our Presence',
    lead: 'Offices where our clients decide, and consultants who come to you.',
    countries: 'Countries we serve',
    offices: 'Offices',
    hours: 'Business hours',
    /** The words around the cities of another time zone, and between its hours. */
    elsewhere: { in: 'In', to: 'to' },
    /** Read to visitors who do not see the map. */
    map: `Map of the region with our offices in ${offices}`,
    /** After the local time of an office. */
    open: 'Open now',
    closed: 'Closed now',
  },
};
