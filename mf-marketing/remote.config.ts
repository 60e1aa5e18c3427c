import { defineRemote } from '@site/federation';
import { drawPortraits } from '@site/ui/portraits';
import { about } from './src/content/about';
import { contact } from './src/content/contact';
import { home } from './src/content/home';
import { accessibilityStatement } from './src/content/legal/accessibility';
import { cookiePolicy } from './src/content/legal/cookie-policy';
import { legalFrame } from './src/content/legal/legal-pages';
import { privacyPolicy } from './src/content/legal/privacy-policy';
import { termsOfService } from './src/content/legal/terms-of-service';
import { navigation } from './src/content/navigation';
import { partners } from './src/content/partners';
import * as schema from './src/content/schema';
import { contactDetails } from './src/content/shared';
import { team } from './src/content/team';
import { teamSchema } from './src/content/team-schema';
import { test } from './src/content/test';
import { drawHeroArt } from './src/pages/home/draw-hero-art';
import { HERO_ART } from './src/pages/home/hero-art';

const page = (path: string, expose: string) => ({ path, expose, pages: [{ url: path }] });

export default defineRemote({
  name: 'mf-marketing',
  exposes: {
    HomePage: './src/pages/home/HomePage.tsx',
    PracticeStory: './src/stories/PracticeStory.tsx',
    Person: './src/people/Person.tsx',
    AboutPage: './src/pages/about/AboutPage.tsx',
    ContactPage: './src/pages/contact/ContactPage.tsx',
    PartnersPage: './src/pages/partners/PartnersPage.tsx',
    PrivacyPolicyPage: './src/pages/privacy-policy/PrivacyPolicyPage.tsx',
    TermsOfServicePage: './src/pages/terms-of-service/TermsOfServicePage.tsx',
    CookiePolicyPage: './src/pages/cookie-policy/CookiePolicyPage.tsx',
    AccessibilityPage: './src/pages/accessibility/AccessibilityPage.tsx',
    TestPage: './src/pages/test/TestPage.tsx',
  },
  routes: [
    page('/', 'HomePage'),
    page('/about', 'AboutPage'),
    page('/contact', 'ContactPage'),
    page('/partners', 'PartnersPage'),
    page('/privacy-policy', 'PrivacyPolicyPage'),
    page('/terms-of-service', 'TermsOfServicePage'),
    page('/cookie-policy', 'CookiePolicyPage'),
    page('/accessibility', 'AccessibilityPage'),
    {
      path: '/test',
      expose: 'TestPage',
      pages: [{ url: '/test', sitemap: false, hiddenFromCrawlers: true }],
    },
  ],
  pictures: () => ({ ...drawPortraits(team), [HERO_ART]: drawHeroArt() }),
  contributes: { navigation, people: team.map(({ name, title }) => ({ name, role: title })) },
  content: [
    { file: 'src/content/home.ts', data: home, schema: schema.homeSchema },
    { file: 'src/content/about.ts', data: about, schema: schema.aboutSchema },
    { file: 'src/content/contact.ts', data: contact, schema: schema.contactSchema },
    { file: 'src/content/partners.ts', data: partners, schema: schema.partnersSchema },
    { file: 'src/content/test.ts', data: test, schema: schema.testSchema },
    { file: 'src/content/shared.ts', data: contactDetails, schema: schema.contactDetailsSchema },
    { file: 'src/content/team.ts', data: team, schema: teamSchema },
    { file: 'src/content/legal/legal-pages.ts', data: legalFrame, schema: schema.legalFrameSchema },
    ...[
      { file: 'src/content/legal/privacy-policy.ts', data: privacyPolicy },
      { file: 'src/content/legal/terms-of-service.ts', data: termsOfService },
      { file: 'src/content/legal/cookie-policy.ts', data: cookiePolicy },
      { file: 'src/content/legal/accessibility.ts', data: accessibilityStatement },
    ].map((document) => ({ ...document, schema: schema.legalDocumentSchema })),
  ],
});
