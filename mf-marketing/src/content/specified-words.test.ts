import { about } from './about';
import { contact } from './contact';
import { home } from './home';
import { accessibilityStatement } from './legal/accessibility';
import { cookiePolicy } from './legal/cookie-policy';
import { privacyPolicy } from './legal/privacy-policy';
import { termsOfService } from './legal/terms-of-service';
import { navigation } from './navigation';
import { partners } from './partners';
import { impact } from './shared';

/** All texts and numbers of a page, in their order. */
const wordsOf = (content: unknown): string[] =>
  content !== null && typeof content === 'object'
    ? Object.values(content).flatMap(wordsOf)
    : [String(content)];

/** The words that the site's specification fixes. All others are the editors' choice. */
const specified: Record<string, [content: object, words: string[]]> = {
  home: [
    home,
    [
      'Transforming Business Excellence Across MENA',
      'Explore Our Services',
      'Schedule Consultation',
      'Click to explore our services',
      'Click to collapse',
      'Business & Digital Advisory',
      'People & Talent Advisory',
      'Leadership & Development',
      'Brand & Media Advisory',
      'Finance & Compliance Advisory',
      'Venture & Growth Advisory',
      'View All Insights',
    ],
  ],
  about: [
    about,
    [
      'Learn more',
      'Show less',
      'Our Story',
      'Our Impact',
      'Our Expert Team',
      'Our Values',
      'I BUILD TRUST',
      'I OWN MY WORK',
      'I AM CLIENT-OBSESSED',
      'I LEARN AND ADAPT',
      'I MOVE WITH PURPOSE',
      'Book a Session',
    ],
  ],
  contact: [contact, ['Book Your Consultation', 'Our Presence']],
  partners: [
    partners,
    [
      'Partnership Value',
      'Global Reach',
      'Innovation',
      'Specialization',
      'Technology',
      'Start Your Transformation',
    ],
  ],
};

test.each(Object.entries(specified))(
  'the words of the %s page are those specified',
  (_page, [content, words]) => {
    expect(wordsOf(content)).toEqual(expect.arrayContaining(words));
  },
);

test('the figures of home, about and partners are those specified', () => {
  expect(impact.map(({ value }) => value)).toEqual(['150+', '50+', '12', '1,200+']);
  expect(wordsOf(about)).toEqual(expect.arrayContaining(['100+', '15+']));
  expect(wordsOf(home).join(' ')).toContain('25% of traditional rates');
  expect(partners.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '4 Strategic partners',
    'Global Reach',
    'Excellence Driven',
  ]);
  expect(wordsOf(partners).join(' ')).toContain('150+ coaches');
});

test('the success stories take 9, 12, 18 and 7 months', () => {
  expect(home.stories.items.map(({ months }) => months)).toEqual([9, 12, 18, 7]);
});

const legal = [
  {
    document: privacyPolicy,
    title: 'Privacy Policy',
    sections: [
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Data Security',
      'International Transfers',
      'Your Rights',
      'Contact Us',
      'Updates to This Policy',
    ],
    texts: [
      /Access:?/,
      /Correction:?/,
      /Deletion:?/,
      /Restriction:?/,
      /Portability:?/,
      /Objection:?/,
      /Withdrawal of consent:?/,
    ],
  },
  {
    document: termsOfService,
    title: 'Terms of Service',
    sections: [
      'Our Services',
      'User Responsibilities',
      'Engagement Terms',
      'Payment Terms',
      'Limitation of Liability',
      'Termination',
      'Governing Law and Disputes',
      'Modifications',
      'Contact',
    ],
    texts: [/within 30 days/, /United Arab Emirates/, /arbitration/, /courts of Dubai/],
  },
  {
    document: cookiePolicy,
    title: 'Cookie Policy',
    sections: [
      'What Cookies Are',
      'Types of Cookies',
      'Cookies in Detail',
      'Third-Party Cookies',
      'Managing Your Preferences',
      'The Effect of Disabling Cookies',
      'Contact',
    ],
    texts: [/Essential cookies/, /Performance cookies/, /Functional cookies/, /Marketing cookies/],
  },
  {
    document: accessibilityStatement,
    title: 'Accessibility Statement',
    sections: [
      'Our Commitment',
      'Accessibility Features',
      'Supported Assistive Technologies',
      'Assessment',
      'Known Limitations',
      'Feedback',
      'Alternative Access',
    ],
    texts: [/WCAG 2\.1 AA/, /zoom of up to 200%/, /within 2 business days/],
  },
];

test.each(legal)('the $title has its sections and promises', ({ document, title, sections, texts }) => {
  expect(document.title).toBe(title);
  expect(document.sections.map((section) => section.title)).toEqual(sections);
  for (const text of texts) expect(wordsOf(document).join(' ')).toMatch(text);
});

test('the footer links to the four legal pages in their order', () => {
  const links = navigation
    .filter(({ place }) => place === 'legal')
    .sort((one, other) => one.order - other.order);
  expect(links.map(({ address }) => address)).toEqual(legal.map(({ document }) => document.path));
});

test('the menus call the pages what the specification calls them', () => {
  const labels = navigation.filter(({ place }) => place !== 'legal').map(({ label }) => label);
  expect(labels).toEqual(['About', 'Contact', 'About Us', 'Contact']);
});

test('the cookie policy lists the four cookies that the specification names, and their duration', () => {
  const blocks = cookiePolicy.sections.flatMap((section) => section.blocks);
  const rows = blocks.flatMap((block) =>
    typeof block === 'object' && 'table' in block ? block.table.rows : [],
  );
  expect(rows.map(([cookie, , , duration]) => [cookie, duration])).toEqual([
    ['_ga', '2 years'],
    ['_gid', '24 hours'],
    ['session_id', 'Session'],
    ['newsletter_prefs', '1 year'],
  ]);
});
