import { pageTitle } from '@site/firm';
import type { LegalDocument } from '../schema';
import { legalPages } from './legal-pages';

export const cookiePolicy: LegalDocument = {
  ...legalPages.cookiePolicy,
  metadata: {
    title: pageTitle(legalPages.cookiePolicy.title),
    description:
      'Which cookies this website may use, for what and for how long, which of them are set only with your consent, and how you manage them.',
    keywords: ['cookie policy', 'cookies', 'cookie preferences', 'analytics consent'],
  },
  lead: 'Few cookies, each with a purpose, and none that measures you without being asked.',
  lastUpdated: 'January 2025',
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What Cookies Are',
      blocks: [
        'A cookie is a small text file that a website stores in your browser and reads again on later requests. Similar techniques, such as the storage that a browser keeps for one tab, are treated in the same way here.',
        'You can read this website without cookies. At present it sets none at all.',
      ],
    },
    {
      id: 'types-of-cookies',
      title: 'Types of Cookies',
      blocks: [
        {
          list: [
            {
              term: 'Essential cookies',
              meaning:
                'needed for something that you asked for, such as sending a form. They need no consent.',
            },
            {
              term: 'Performance cookies',
              meaning:
                'visits counted, to learn which pages are read. We set none at present, and would set one only with your consent.',
            },
            {
              term: 'Functional cookies',
              meaning:
                'a choice of yours remembered, so that you are not asked again. They are set when you choose.',
            },
            {
              term: 'Marketing cookies',
              meaning:
                'visitors followed across websites, to show them advertisements. We set none, and have no plan to.',
            },
          ],
        },
      ],
    },
    {
      id: 'cookies-we-use',
      title: 'Cookies in Detail',
      blocks: [
        'The table names every cookie that this website may set, how long it stays, and when it is set.',
        {
          table: {
            caption: 'Cookies of this website',
            columns: ['Cookie', 'Type', 'Purpose', 'Duration', 'When it is set'],
            rows: [
              [
                '_ga',
                'Performance',
                'Tells visitors apart, for statistics',
                '2 years',
                'Not set at present; only with your consent',
              ],
              [
                '_gid',
                'Performance',
                'Tells the visits of one day apart, for statistics',
                '24 hours',
                'Not set at present; only with your consent',
              ],
              [
                'session_id',
                'Essential',
                'Keeps the requests of one visit together',
                'Session',
                'Not set at present; only where a request needs it',
              ],
              [
                'newsletter_prefs',
                'Functional',
                'Remembers what you chose about the newsletter',
                '1 year',
                'Not set at present; only when you make a choice',
              ],
            ],
          },
        },
        'While you fill in a form, your browser keeps what you typed in the storage of that tab, so that an accidental reload does not lose it. It is not sent anywhere before you send the form, and it is gone when the form has been sent or the tab is closed.',
        'The same storage holds how far you have scrolled on the pages that you have visited, so that Back leads to the same place. That is never sent to us. It also holds a code for each message that you have sent, and how often you sent it. The code is made from the contents of the message and goes to us with it, so that we store the message once if it reaches us twice. All of this is gone when the tab is closed.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third-Party Cookies',
      blocks: [
        'Pages, fonts, images and scripts of this website all come from our own servers, so no third party can set a cookie while you read it. When you follow a link to a partner or to our social profile, the cookie policy of that website applies.',
        'Should we introduce analytics, _ga and _gid would be set by the analytics provider on our behalf, and only after you have agreed.',
      ],
    },
    {
      id: 'managing-preferences',
      title: 'Managing Your Preferences',
      blocks: [
        'Every browser lets you see, delete and block cookies, for all websites or for one:',
        {
          list: [
            { term: 'Chrome', meaning: 'Settings, Privacy and security, Third-party cookies and Site data.' },
            { term: 'Safari', meaning: 'Settings, Privacy, Manage Website Data.' },
            { term: 'Firefox', meaning: 'Settings, Privacy & Security, Cookies and Site Data.' },
            { term: 'Edge', meaning: 'Settings, Cookies and site permissions.' },
          ],
        },
        'A consent that you have given can be withdrawn at any time by deleting the cookies of this website.',
      ],
    },
    {
      id: 'effect-of-disabling',
      title: 'The Effect of Disabling Cookies',
      blocks: [
        'You can read every page and send every form with cookies disabled. Should we introduce functional cookies, a choice that you made before may be asked for once more without them. Disabling performance and marketing cookies has no effect on what you see.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['If a question about cookies remains, please write to us:', { contact: 'Cookie enquiries' }],
    },
  ],
};
