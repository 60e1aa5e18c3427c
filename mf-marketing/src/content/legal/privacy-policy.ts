import { firm, pageTitle, responseTime } from '@site/firm';
import type { LegalDocument } from '../schema';
import { legalPages } from './legal-pages';

export const privacyPolicy: LegalDocument = {
  ...legalPages.privacyPolicy,
  metadata: {
    title: pageTitle(legalPages.privacyPolicy.title),
    description: `Which personal information ${firm.name} collects, why, with whom it is shared, how it is protected, and how you can use your rights over it.`,
    keywords: ['privacy policy', 'data protection UAE', 'personal information', 'user rights'],
  },
  lead: 'What we learn about you, what we do with it, and what you can ask of us.',
  lastUpdated: 'January 2025',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        `${firm.name} (“we”, “us”, “the firm”) is a business advisory and coaching firm based in Dubai, United Arab Emirates. This policy explains how we handle personal information that we receive through this website and in the course of our services.`,
        'We follow the UAE Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data and, where it applies to you, the law of the country in which you live. Whoever uses this website agrees to the practices described here.',
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      blocks: [
        'You can read this whole website without telling us who you are. We receive personal information only when you send it to us:',
        {
          list: [
            {
              term: 'Enquiries',
              meaning:
                'your first and last name, email address, company and field of interest where you give them, and your message.',
            },
            {
              term: 'Newsletter',
              meaning: 'your email address and, in the longer form, your name and telephone number.',
            },
            {
              term: 'Coach applications',
              meaning:
                'your name, email address, telephone number, location, certifications, years of experience, specialties and professional background.',
            },
            {
              term: 'Correspondence',
              meaning: 'what you write to us by email, including the curriculum vitae of an applicant.',
            },
          ],
        },
        'Our servers also process technical data that every request carries, such as the network address it came from. We use it to keep the service available and to refuse automated abuse.',
      ],
    },
    {
      id: 'how-we-use-information',
      title: 'How We Use Your Information',
      blocks: [
        'We use personal information to:',
        {
          list: [
            `answer your enquiry, normally within ${responseTime}, and prepare a proposal where you ask for one;`,
            'deliver advisory, coaching and recruitment services that you or your organisation have engaged;',
            'send the newsletter to those who subscribed to it, until they unsubscribe;',
            'assess applications to our coach network and to open positions;',
            'protect the website and meet our legal and accounting duties.',
          ],
        },
        'We do not sell personal information, and we take no decision about you by automated means alone.',
      ],
    },
    {
      id: 'information-sharing',
      title: 'Information Sharing',
      blocks: [
        'Inside the firm, only those who need your information for the purposes above can see it. Outside the firm, we share it only with:',
        {
          list: [
            'consultants and coaches who work on your engagement and are bound to confidentiality;',
            'providers of hosting, email and storage who act on our instructions;',
            'a prospective employer, where you are a candidate and have agreed to be presented;',
            'authorities and courts, where the law obliges us.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Data Security',
      blocks: [
        'Information travels to us over encrypted connections and is kept in a database that only authorised staff can reach. Access is granted by role and reviewed. No system is perfectly secure; should a breach put your rights at risk, we will inform you and the competent authority without undue delay.',
        'We keep personal information only for as long as the purpose for which it was given or the law requires it, and delete it earlier when you ask us to and no duty prevents it.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'International Transfers',
      blocks: [
        'We work across the MENA region, so an engagement may involve colleagues in a country other than yours. We transfer personal information across borders only where the receiving country offers adequate protection, where a contract secures an equivalent level, or where you have agreed.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      blocks: [
        'Subject to the law that applies to you, you have the right to:',
        {
          list: [
            {
              term: 'Access',
              meaning: 'learn which personal information we hold about you and receive a copy of it.',
            },
            { term: 'Correction', meaning: 'have information corrected that is wrong or incomplete.' },
            {
              term: 'Deletion',
              meaning: 'have information deleted that we no longer need or are not obliged to keep.',
            },
            {
              term: 'Restriction',
              meaning: 'have the use of your information limited while a question is open.',
            },
            {
              term: 'Portability',
              meaning: 'receive your information in a common, machine-readable format.',
            },
            { term: 'Objection', meaning: 'object to a use of your information, direct marketing included.' },
            {
              term: 'Withdrawal of consent',
              meaning: 'withdraw a consent at any time, without effect on what was done before.',
            },
          ],
        },
        'Write to us to use any of these rights. We may ask you to confirm who you are, and we answer within 30 days. You may also complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact Us',
      blocks: [
        'Questions about this policy or about your information are answered by our privacy team:',
        { contact: 'Privacy enquiries' },
      ],
    },
    {
      id: 'updates',
      title: 'Updates to This Policy',
      blocks: [
        'We revise this policy when our services or the law change. The current version is always on this page with the month of its last update; we announce material changes on this website before they take effect.',
      ],
    },
  ],
};
