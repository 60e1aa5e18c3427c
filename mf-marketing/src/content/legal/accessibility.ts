import { firm, pageTitle } from '@site/firm';
import type { LegalDocument } from '../schema';
import { legalPages } from './legal-pages';

export const accessibilityStatement: LegalDocument = {
  ...legalPages.accessibility,
  metadata: {
    title: pageTitle(legalPages.accessibility.title),
    description: `How ${firm.name} makes this website usable for everyone: WCAG 2.1 AA, features, assistive technologies, known limitations and how to give feedback.`,
    keywords: ['accessibility statement', 'WCAG 2.1 AA', 'assistive technology', 'inclusive website'],
  },
  lead: 'This website is meant for everyone. Here is what we do for that, and where to turn when it falls short.',
  lastUpdated: 'January 2025',
  sections: [
    {
      id: 'commitment',
      title: 'Our Commitment',
      blocks: [
        'We want people with disabilities to use this website with the same ease as everybody else. It is built to conform to the Web Content Accessibility Guidelines, WCAG 2.1 AA.',
      ],
    },
    {
      id: 'features',
      title: 'Accessibility Features',
      blocks: [
        {
          list: [
            {
              term: 'Keyboard',
              meaning:
                'everything can be reached and operated without a mouse, with a visible focus and a link that skips to the content.',
            },
            {
              term: 'Screen readers',
              meaning:
                'pages have landmarks and one heading structure; images carry a description or are marked as decoration.',
            },
            {
              term: 'Forms',
              meaning: 'every field has a label, and mistakes are described in text and announced.',
            },
            {
              term: 'Contrast',
              meaning: 'text and controls stand out from their background at the AA ratio.',
            },
            {
              term: 'Zoom',
              meaning:
                'browser zoom of up to 200% is supported without loss of content or function. On narrow screens rows of cards and topics and wide tables scroll sideways; the page itself never does.',
            },
            {
              term: 'Motion',
              meaning:
                'the moving graphic on the home page can be paused, and all movement stops where your system asks for reduced motion.',
            },
          ],
        },
      ],
    },
    {
      id: 'assistive-technologies',
      title: 'Supported Assistive Technologies',
      blocks: [
        'The website is designed to work with current versions of:',
        {
          list: [
            'the screen readers NVDA and JAWS on Windows, VoiceOver on macOS and iOS, and TalkBack on Android;',
            'screen magnifiers and the zoom of operating system and browser;',
            'speech recognition software;',
            'keyboards, switches and other input devices that act as a keyboard.',
          ],
        },
        'It supports the last two years of Chrome, Edge, Firefox and Safari. In older browsers, and with JavaScript turned off, every page can still be read, and every enquiry, subscription and application can be sent.',
      ],
    },
    {
      id: 'assessment',
      title: 'Assessment',
      blocks: [
        'We assess accessibility ourselves: automated checks run on every page as a phone shows it, and on every kind of page as a desktop does, and pages are operated by keyboard alone. No external audit has been carried out yet.',
      ],
    },
    {
      id: 'known-limitations',
      title: 'Known Limitations',
      blocks: [
        'We know of these limits:',
        {
          list: [
            'Documents sent on request may not all be tagged for screen readers; we provide another format when asked.',
            'Websites of partners, to which we link, are outside our control.',
            'The website is available in English only.',
          ],
        },
      ],
    },
    {
      id: 'feedback',
      title: 'Feedback',
      blocks: [
        'If you meet a barrier, please tell us which page it is on and what you use to read it. We aim to respond to accessibility feedback within 2 business days.',
        { contact: 'Accessibility feedback' },
      ],
    },
    {
      id: 'alternative-access',
      title: 'Alternative Access',
      blocks: [
        'Whatever this website offers can also be had in another way. Write to us, and we will send you the content in the format that you need, take your enquiry by email, or arrange a call at a time of your choosing.',
      ],
    },
  ],
};
