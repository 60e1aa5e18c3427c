import { firm } from '@site/firm';

/** The words around every page, and those of the shell's own pages. The remotes contribute the links of the menus. */

export const skipLink = 'Skip to content';

export const header = {
  home: `${firm.name}, home`,
  /** For screen readers. */
  navigation: 'Main',
  /** The button of the panel, and a heading of the drawer. */
  services: 'Services',
  comingSoon: 'Coming Soon',
  drawer: { title: 'Menu', open: 'Open menu', close: 'Close menu' },
};

const social = 'LinkedIn';

export const footer = {
  social,
  /** Its name for assistive technologies, which must contain the text that is shown. */
  socialOf: `${firm.name} on ${social} (opens in a new tab)`,
  services: 'Services',
  company: 'Company',
  legal: 'Legal',
  /** In place of its section, before the firm's email address. */
  writeTo: 'Write to',
  rights: 'All rights reserved.',
};

/** The button of a toast. */
export const dismiss = 'Dismiss';

/** For screen readers, while a page's code loads. */
export const loading = 'Loading the page';

/** Visitors read it in place of a page that failed. */
export const errorScreen = {
  title: 'Something went wrong',
  text: "We encountered an unexpected error. This has been logged and we'll look into it.",
  retry: 'Try Again',
  reload: 'Reload Page',
};

export const notFound = {
  title: '404 Page Not Found',
  explanation: 'The address may contain a typing error. The links below lead to our pages.',
  hint: 'Did you forget to add the page to the router?',
  home: 'Go to the home page',
  others: 'Perhaps you were looking for',
};

/** The links of every page that the server shows in place of another one. */
export const notice = { continue: 'Continue to the site', home: 'Home page' };

/** The page that a visitor gets who opens an address that only takes forms. */
export const formAddress = { title: 'This address only takes forms', text: 'Nothing was sent.' };

/** The page after a form's post, where the page of the form cannot show the result. */
export const postResult = {
  sent: 'Your message was received',
  thanks: 'Thank you for writing to us.',
  failed: 'Your message was not sent',
  correct: 'Please correct the following:',
  stillTyped: 'Your browser still has what you typed: go back to the page before this one.',
};

/** Why a post is refused that no form of the site sends, or that has to wait. */
export const refusedPost = {
  fromOtherSite: 'This form can only be sent from a page of this site.',
  tooLarge: 'This is too large to be sent. Please shorten it.',
  notOfAForm: 'This was not sent by one of our forms.',
  tooManyFields: 'There are too many fields.',
  repeatedField: 'A field was sent twice.',
  unknownField: 'A field is not known.',
  unavailable: 'We cannot take your message at the moment. Please try again in a minute.',
};

/** For a visitor who requests too much, or while all visitors together do. */
export const busy = {
  title: 'One moment, please',
  text: 'The site is getting too many requests at the moment. Please try again in a few seconds.',
};

/** Visitors read it in place of a page that the server cannot render. The firm's email address follows `contact`. */
export const unavailable = {
  title: 'This page is not available at the moment',
  retry: 'Please try again in a minute.',
  contact: 'The rest of the site is open, and you can always write to us at',
};
