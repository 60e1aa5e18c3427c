import { figures, firm, rate } from '@site/firm';
import type { Home } from './schema';

/** The home page. Its practices and articles are the content of mf-services and mf-insights. */
export const home: Home = {
  metadata: {
    title: `${firm.name} | Business Advisory and Coaching Across MENA`,
    description: `${firm.name} connects experts with private and public organisations across MENA: strategy, talent, leadership, finance, venture growth and brand.`,
    keywords: [
      'business advisory MENA',
      'management consulting Dubai',
      'executive coaching UAE',
      'HR transformation',
    ],
  },
  hero: {
    title: 'Transforming Business Excellence Across MENA',
    lead: `We connect experienced consultants and coaches with private and public organisations across the region: the quality of global firms at ${rate} of traditional rates, with most fees going to the consultants.`,
    services: 'Explore Our Services',
    consultation: 'Schedule Consultation',
    trust: `Trusted by ${figures.organisations.value} organisations for projects or for coaching; led by people with ${figures.years.value} years of experience`,
  },
  graphic: {
    label: 'Our services',
    open: 'Click to explore our services',
    close: 'Click to collapse',
    pause: 'Pause animation',
    resume: 'Resume animation',
    /** Three of their names differ from those of the practices, as specified. */
    services: [
      {
        id: 'business-digital-advisory',
        name: 'Business & Digital Advisory',
        subtitle: 'Business Turnaround + Strategy',
        color: 'teal-light',
        shape: 'pentagon',
      },
      {
        id: 'people-talent-advisory',
        name: 'People & Talent Advisory',
        subtitle: 'Executive Search + Expert Sourcing + Employee Engagement',
        color: 'pink',
        shape: 'parallelogram',
      },
      {
        id: 'leadership-development',
        name: 'Leadership & Development',
        subtitle: 'Executive Coaching + Training',
        color: 'sage',
        shape: 'square',
      },
      {
        id: 'brand-media-advisory',
        name: 'Brand & Media Advisory',
        subtitle: 'Digital Marketing + Marketing Strategy',
        color: 'yellow',
        shape: 'triangle',
      },
      {
        id: 'finance-compliance-advisory',
        name: 'Finance & Compliance Advisory',
        subtitle: 'VAT Accounting + Bookkeeping + Auditing',
        color: 'red',
        shape: 'circle',
      },
      {
        id: 'venture-growth-advisory',
        name: 'Venture & Growth Advisory',
        subtitle: 'VC + Investments',
        color: 'purple',
        shape: 'diamond',
      },
    ],
  },
  practices: {
    title: 'One team for every line of business',
    lead: 'Most questions cross the borders of a department. So do our teams.',
    more: { link: 'Learn More', about: 'about' },
    comingSoon: { link: 'Coming Soon', about: 'in' },
  },
  promise: {
    title: `The quality of global firms at ${rate} of traditional rates`,
    text: 'No towers, no pyramid of juniors. Most of the fee goes to the consultants who do the work, and you meet them before you sign.',
    link: 'Meet the team',
  },
  stories: {
    title: 'Success stories',
    lead: 'Four engagements. The clients stay unnamed; those who led them do not.',
    months: 'months',
    before: 'Before',
    after: 'After',
    /** Before the name of a person. */
    ledBy: 'Led by',
    /** The link to the practice, whose name follows. */
    more: 'See what we do in',
    /** Above the story of one practice, on the pages of that practice. */
    ofPractice: 'What changed for one client',
    previous: 'Previous story',
    next: 'Next story',
    items: [
      {
        practice: 'B',
        ledBy: 'Ghada Mneimar',
        topic: 'HR transformation',
        title: 'One people function for five operating companies',
        client: 'Family-owned retail group, Saudi Arabia',
        months: 9,
        color: 'pink',
        challenge:
          'Five companies ran five sets of grades, contracts and appraisals. Nobody could say what the workforce cost.',
        outcome: 'We designed one operating model, and coached the HR partners who run it.',
        results: ['One grade structure for 2,400 employees'],
        change: {
          label: 'Answer to an HR service request',
          difference: '9 days sooner',
          before: { value: 11, shown: '11 days' },
          after: { value: 2, shown: '2 days' },
        },
      },
      {
        practice: 'F',
        ledBy: 'Idris Belkadi',
        topic: 'Venture advisory',
        title: 'From regional pilot to a funded logistics platform',
        client: 'Logistics scale-up, United Arab Emirates',
        months: 12,
        color: 'purple',
        challenge:
          'The platform had paying customers, seven months of runway and a story that investors read as services.',
        outcome: 'We rebuilt the unit economics, prepared the data room and stayed to the signed term sheet.',
        results: ['Series A closed with three regional funds'],
        change: {
          label: 'Gross margin',
          difference: '14 points higher',
          before: { value: 21, shown: '21%' },
          after: { value: 35, shown: '35%' },
          whole: 100,
        },
      },
      {
        practice: 'C',
        ledBy: 'Farida Tazi',
        topic: 'Executive coaching',
        title: 'A leadership bench ready before it was needed',
        client: 'Financial services institution, Qatar',
        months: 18,
        color: 'sage',
        challenge:
          'Six of eleven executives were to retire within three years. Their deputies had never led across departments.',
        outcome:
          'Twenty-four deputies worked with a coach each, and on assignments of the executive committee.',
        results: ['360-degree feedback scores up in every cohort'],
        change: {
          label: 'Successors named from inside',
          difference: '5 more than before',
          before: { value: 0, shown: 'None' },
          after: { value: 5, shown: '5 of 6' },
          whole: 6,
        },
      },
      {
        practice: 'A',
        ledBy: 'Shamma Al Yafei',
        topic: 'Org design',
        title: 'A ministry agency organised around its services',
        client: 'Public-sector agency, Jordan',
        months: 7,
        color: 'teal-light',
        challenge:
          'Citizens met eleven departments for one licence. Roles overlapped in more than a third of the posts.',
        outcome:
          'We mapped the journeys, agreed who decides and moved the agency to four service lines in two waves.',
        results: ['Every post with one owner and one purpose'],
        change: {
          label: 'Steps to a licence',
          difference: '11 steps fewer',
          before: { value: 19, shown: '19 steps' },
          after: { value: 8, shown: '8 steps' },
        },
      },
    ],
  },
  insights: {
    title: 'Insights',
    lead: 'What we learn on engagements, written down for the next one.',
    all: 'View All Insights',
  },
  enquiry: {
    title: 'Schedule Your Consultation',
    description: 'Tell us what you are working on.',
  },
};
