import { defineRemote } from '@site/federation';
import { footerSection } from './src/content/newsletter';

export default defineRemote({
  name: 'mf-forms',
  exposes: {
    ContactForm: './src/contact/ContactForm.tsx',
    NewsletterForm: './src/newsletter/NewsletterForm.tsx',
    NewsletterDialog: './src/newsletter/NewsletterDialog.tsx',
    BookingForm: './src/booking/BookingForm.tsx',
    CoachApplicationDialog: './src/coach-application/CoachApplicationDialog.tsx',
    BookPage: './src/pages/book/BookPage.tsx',
  },
  contributes: { sections: [{ place: 'footer', expose: 'NewsletterForm', ...footerSection }] },
  routes: [{ path: '/book', expose: 'BookPage', pages: [{ url: '/book' }] }],
});
