import { defineRemote } from '@site/federation';
import * as book from './src/content/book';
import * as coachApplication from './src/content/coach-application';
import * as contact from './src/content/contact';
import * as forms from './src/content/forms';
import * as newsletter from './src/content/newsletter';

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
  contributes: { sections: [{ place: 'footer', expose: 'NewsletterForm', ...newsletter.footerSection }] },
  routes: [{ path: '/book', expose: 'BookPage', pages: [{ url: '/book' }] }],
  content: [
    { file: 'src/content/book.ts', data: book },
    { file: 'src/content/coach-application.ts', data: coachApplication },
    { file: 'src/content/contact.ts', data: contact },
    { file: 'src/content/forms.ts', data: forms },
    { file: 'src/content/newsletter.ts', data: newsletter },
  ],
});
