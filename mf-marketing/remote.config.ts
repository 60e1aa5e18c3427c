import { defineRemote } from '@site/federation';
import { graphicServices } from './src/content/graphic-services';
import { insightTeasers } from './src/content/insight-teasers';
import { accessibilityStatement } from './src/content/legal/accessibility';
import { cookiePolicy } from './src/content/legal/cookie-policy';
import { privacyPolicy } from './src/content/legal/privacy-policy';
import { termsOfService } from './src/content/legal/terms-of-service';
import { linesOfBusiness } from './src/content/lines-of-business';
import { pages } from './src/content/pages';
import { partners, partnershipValues, partnerStats } from './src/content/partners';
import * as schema from './src/content/schema';
import { impactStats, trustStats } from './src/content/stats';
import { story } from './src/content/story';
import { successStories } from './src/content/success-stories';
import { team } from './src/content/team';
import { values } from './src/content/values';

const page = (path: string, expose: string, sitemap = true) => ({
  path,
  expose,
  pages: [{ url: path, sitemap }],
});

export default defineRemote({
  name: 'mf-marketing',
  exposes: {
    HomePage: './src/pages/home/HomePage.tsx',
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
    page('/test', 'TestPage', false),
  ],
  content: [
    { file: 'src/content/pages.ts', data: pages, schema: schema.pagesSchema },
    {
      file: 'src/content/stats.ts',
      data: [...impactStats, ...trustStats],
      schema: schema.statsSchema,
    },
    { file: 'src/content/graphic-services.ts', data: graphicServices, schema: schema.graphicServicesSchema },
    { file: 'src/content/lines-of-business.ts', data: linesOfBusiness, schema: schema.linesOfBusinessSchema },
    { file: 'src/content/success-stories.ts', data: successStories, schema: schema.successStoriesSchema },
    { file: 'src/content/insight-teasers.ts', data: insightTeasers, schema: schema.insightTeasersSchema },
    { file: 'src/content/story.ts', data: story, schema: schema.storySchema },
    { file: 'src/content/team.ts', data: team, schema: schema.teamSchema },
    { file: 'src/content/values.ts', data: values, schema: schema.valuesSchema },
    { file: 'src/content/partners.ts', data: partners, schema: schema.partnersSchema },
    { file: 'src/content/partners.ts', data: partnerStats, schema: schema.statsSchema },
    { file: 'src/content/partners.ts', data: partnershipValues, schema: schema.valuesSchema },
    { file: 'src/content/legal/privacy-policy.ts', data: privacyPolicy, schema: schema.legalDocumentSchema },
    {
      file: 'src/content/legal/terms-of-service.ts',
      data: termsOfService,
      schema: schema.legalDocumentSchema,
    },
    { file: 'src/content/legal/cookie-policy.ts', data: cookiePolicy, schema: schema.legalDocumentSchema },
    {
      file: 'src/content/legal/accessibility.ts',
      data: accessibilityStatement,
      schema: schema.legalDocumentSchema,
    },
  ],
});
