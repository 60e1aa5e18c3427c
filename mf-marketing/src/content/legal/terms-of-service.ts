import { firm, pageTitle } from '@site/firm';
import type { LegalDocument } from '../schema';
import { legalPages } from './legal-pages';

export const termsOfService: LegalDocument = {
  ...legalPages.termsOfService,
  metadata: {
    title: pageTitle(legalPages.termsOfService.title),
    description: `The terms on which ${firm.name} offers this website and its advisory and coaching services: engagements, payment, liability and governing law.`,
    keywords: ['terms of service', 'consulting terms', 'engagement terms', 'UAE law'],
  },
  lead: 'The rules for using this website, and the ground on which we work together.',
  lastUpdated: 'January 2025',
  sections: [
    {
      id: 'services',
      title: 'Our Services',
      blocks: [
        `${firm.name} (“we”, “the firm”) provides business advisory, talent, leadership development, finance, venture growth and brand services to private and public organisations across the MENA region. By using this website you accept these terms; if you do not, please do not use it.`,
        'The website describes our services in general. Articles, figures and examples are information, not advice for a particular case, and no engagement comes into being by reading them or by sending an enquiry.',
      ],
    },
    {
      id: 'user-responsibilities',
      title: 'User Responsibilities',
      blocks: [
        'When you use this website, you agree to:',
        {
          list: [
            'give accurate information in the forms and only information that you are entitled to give;',
            'refrain from anything that disturbs, overloads or circumvents the protection of the website;',
            'respect the rights in texts, images and marks, which belong to us or to those who license them to us;',
            'use the content for your own information, and ask us before you publish or sell any of it.',
          ],
        },
      ],
    },
    {
      id: 'engagement-terms',
      title: 'Engagement Terms',
      blocks: [
        'Every engagement is governed by a written proposal or agreement that both sides sign. It states scope, deliverables, team, timetable and fees, and prevails over these terms where the two differ.',
        {
          list: [
            'Both sides keep confidential what they learn of each other, even after the engagement has ended.',
            'The client gives timely access to the people and information that the work needs.',
            'Changes of scope are agreed in writing before the work that they cause begins.',
            'On full payment the client owns the deliverables made for it; methods and tools remain ours.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment Terms',
      blocks: [
        'Invoices are issued as the agreement provides. Payment is due within 30 days of the invoice date, in the currency of the invoice and without deduction. Fees exclude value added tax and agreed expenses.',
        'Where an invoice remains unpaid after a reminder, we may suspend work until it is settled. An amount that is disputed in good faith does not delay payment of the rest.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of Liability',
      blocks: [
        'We perform our services with the skill and care of an experienced professional. Business results depend on many things that we do not control, so we do not guarantee a particular outcome.',
        'As far as the law allows, our total liability from an engagement is limited to the fees paid for it, and neither side is liable for indirect loss or loss of profit. Nothing in these terms limits liability for fraud, wilful misconduct or gross negligence.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'Either side may end an engagement with 30 days’ written notice, unless the agreement says otherwise, and at once where the other side commits a material breach and does not cure it within 14 days of being asked to. Work done until then is paid for. Confidentiality, payment, liability and governing law survive termination.',
        'We may refuse access to this website to anyone who breaks these terms.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing Law and Disputes',
      blocks: [
        'These terms are governed by the laws of the United Arab Emirates. The two sides first try to settle a dispute in good faith. If they do not succeed within 30 days, it is resolved by arbitration in Dubai where the agreement provides for it, and otherwise by the courts of Dubai.',
      ],
    },
    {
      id: 'modifications',
      title: 'Modifications',
      blocks: [
        'We may change these terms. The version on this page is the one in force, with the month of its last update; whoever uses the website afterwards accepts it. Engagements that have been signed keep the terms they were signed with.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['For any question about these terms, please write to us:', { contact: 'Legal enquiries' }],
    },
  ],
};
