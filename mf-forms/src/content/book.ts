import { responseTime } from '@site/firm';

/** The words of /book and of its form. */

const title = 'Book a Session';

export const metadata = {
  title,
  description:
    'Tell us about the executive coaching, training or consultation that you have in mind, and send it to our advisers across the MENA region.',
  keywords: ['book a session', 'executive coaching', 'training', 'consultation', 'MENA advisory'],
};

export const header = {
  title,
  lead: 'Executive coaching, training or a consultation: tell us what you have in mind, and send it to us as an enquiry.',
  back: 'Back to Home',
  /** In search results, the page above this one. */
  home: 'Home',
  /** Who answers: a name that a release contributes to `people`, and the words before it. */
  adviser: { label: 'Sessions are arranged by', name: 'Farida Tazi' },
};

/** The text of links to the contact page. */
export const contactLink = 'contact page';

const notOpenYet = 'Online booking is not open yet';

/** Shown instead of the form if that cannot be loaded. */
export const fallback = `${notOpenYet}. Please use our ${contactLink}.`;

/** Shown above the form, beside the link to the contact form. */
export const statement = `${notOpenYet}; this form only prepares your request. For an enquiry, you may leave fields empty.`;

const sendIt = 'Send it as an enquiry';

/** The link to the contact form, which then has what was entered here. */
export const enquiry = {
  link: sendIt,
  /** Labels what the contact form has no field for: the type of the service. */
  service: 'Service',
};

/** Beside the form; before it where there is one column. */
export const arrange = {
  title: 'Arrange it with us',
  steps: [
    'Enter what you know already; the rest can wait.',
    `Choose ‘${sendIt}’: our contact form opens with what you wrote.`,
    'Send it there. The right adviser reads it, and you agree on a time.',
  ],
};

/** After the form. The link to the contact page follows `beforeLink`, the firm's address follows `afterLink`. */
export const inPerson = {
  hours: 'Business hours',
  beforeLink: 'Our',
  afterLink: 'reaches the whole team, and so does an email to',
  afterAddress: `We answer within ${responseTime}.`,
};

export const form = {
  label: 'Session request',
  /** The titles of its groups of fields. */
  groups: { session: 'Your session', contact: 'How we reach you' },
  serviceType: 'Select Service Type',
  chooseServiceType: 'Choose a service',
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  company: 'Company/Organization',
  cancel: 'Cancel',
  /** Shown for every service but coaching. */
  anyService: {
    message: 'Message',
    placeholder: 'Tell us what you would like to discuss',
    submit: 'Submit Request',
  },
  /** Shown for coaching. */
  coaching: {
    label: 'Coaching sessions',
    sessions: 'Number of Sessions',
    rate: 'Rate in USD',
    preferredCoach: 'Preferred Coach',
    sessionMode: 'Session Mode',
    chooseSessionMode: 'Choose a mode',
    message: 'Additional Requirements',
    placeholder: 'Tell us about your coaching goals and what would make the sessions a success',
    submit: 'Proceed to Payment',
  },
};

/** The choices, by the values that are logged. */
export const serviceTypes = {
  'executive-coaching': 'Executive Coaching',
  training: 'Training',
  consultation: 'Consultation',
  inquiry: 'General Inquiry',
};

export const sessionModes = { virtual: 'Virtual', 'in-person': 'In-person', hybrid: 'Hybrid' };

/** The toast and the notice after a request. */
export const noted = {
  title: 'Request noted',
  text: `${notOpenYet}, so nothing was sent. Please use our ${contactLink} and we will arrange your session.`,
};

/** The title of the notice about a request that the site refuses. The reason follows. */
export const refusedTitle = 'Request not accepted';
