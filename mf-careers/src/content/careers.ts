import { figures, firm, listOf } from '@site/firm';
import type { IconName } from '@site/ui';
import { employmentTypes, localities } from './job-options';

/** The words of /careers. The jobs are in `jobs.ts`, the choices of the filters in `job-options.ts`. */

/** The page's name: its part of every title, and its place in breadcrumbs. */
const name = 'Careers';

const cities = Object.values(localities).map(({ city }) => city);

export const metadata = {
  title: (page: number, pages: number) => (page === 1 ? name : `${name}, page ${page} of ${pages}`),
  description: `Open positions in ${listOf(cities)}, and a network of independent coaches, project managers, assessors and experts.`,
  /** Before the description on every page of the list but the first. */
  range: (start: number, end: number, total: number) => `Positions ${start} to ${end} of ${total}.`,
  keywords: [
    'consulting careers',
    'coaching jobs',
    'advisory jobs Dubai',
    'jobs Abu Dhabi',
    'jobs Amman',
    'expert network MENA',
  ],
};

export const breadcrumb = { home: 'Home', careers: name };

export const hero = {
  title: 'Do the work you are best at, for clients who need it',
  lead: 'We bring independent experts and a small permanent team together around organisations across the MENA region. Most of the fee goes to the people who do the work. Join us in one of our teams, at a client’s, or from wherever you work best.',
  openings: 'View Open Positions',
  network: 'Join Expert Network',
  networkSubject: 'Partnership Inquiry - Expert Network',
};

export interface PointWithIcon {
  title: string;
  description: string;
  icon: IconName;
}

export const network: { title: string; lead: string; roles: PointWithIcon[] } = {
  title: 'Our Professional Network',
  lead: 'Not everyone wants a permanent position. Our experts choose their engagements, set their availability and work beside people they can learn from.',
  roles: [
    {
      title: 'Executive Coaches',
      description:
        'Credentialed coaches who work with chief executives, founders and leadership teams, in Arabic, English or both.',
      icon: 'user',
    },
    {
      title: 'Project Managers',
      description:
        'Seasoned leaders of programmes who turn a strategy into a plan, a budget and a date, and then keep all three.',
      icon: 'calendar',
    },
    {
      title: 'Psychometric Assessors',
      description:
        'Certified practitioners who select the right instrument, interpret it with care and give feedback that helps.',
      icon: 'search',
    },
    {
      title: 'Subject Matter Experts',
      description:
        'People who have done it before: in finance, technology, talent, government, family business or venture capital.',
      icon: 'star',
    },
  ],
};

export const excellence = {
  title: 'Career Excellence',
  lead: 'A career here grows with the problems you solve. You work on engagements that matter to a company or to a country, with senior people close by and the client across the table.',
  stats: [
    figures.countries,
    figures.coaches,
    { value: String(employmentTypes.length), label: 'Ways to work', note: 'full-time, hybrid or remote' },
    figures.years,
  ],
};

export const reasons: { title: string; lead: string; items: PointWithIcon[] } = {
  title: `Why Join ${firm.name}`,
  lead: 'Six things that the people who work with us mention first.',
  items: [
    {
      title: 'Fair reward',
      description:
        'Most of the fee reaches the consultants who earn it, and you know the figures before you start.',
      icon: 'chart',
    },
    {
      title: 'Work that counts',
      description: `Engagements with ministries, family groups, start-ups and listed companies in ${figures.countries.value} countries.`,
      icon: 'globe',
    },
    {
      title: 'Freedom to choose',
      description:
        'Full-time, hybrid or remote: each position says plainly which, and teams keep to what was agreed.',
      icon: 'pin',
    },
    {
      title: 'Room to grow',
      description: 'A coach of your own, a yearly learning budget and colleagues who share what they know.',
      icon: 'spark',
    },
    {
      title: 'A diverse team',
      description:
        'Several languages, many industries and a habit of asking the person who sees it differently.',
      icon: 'users',
    },
    {
      title: 'Clear principles',
      description:
        'Build trust, own your work, stay close to the client, learn and adapt, move with purpose.',
      icon: 'shield',
    },
  ],
};

export const jobBoard = {
  title: 'Current Opportunities',
  /** On the page of a job, whose list leaves that job out. */
  others: 'Other Opportunities',
  lead: 'Search by title or description, or narrow the list by department and location. We answer every application.',
  /** The address for applications follows. */
  applications: 'Applications and questions go to',
  filters: {
    label: 'Positions',
    search: 'Search positions',
    placeholder: 'Title or keyword',
    department: 'Department',
    allDepartments: 'All Departments',
    location: 'Location',
    allLocations: 'All Locations',
    button: 'Search',
  },
  count: (start: number, end: number, total: number) => `Showing ${start}-${end} of ${total} positions`,
  nothingFound: {
    title: 'No positions found',
    text: 'Try adjusting your search criteria or check back later for new opportunities.',
    button: 'Clear filters',
  },
  pages: { label: 'Pages of positions', previous: 'Previous', next: 'Next', page: 'Page' },
};

/** The links of a job's card; screen readers add which job. */
export const jobCard = {
  details: 'View Full Details',
  detailsOf: (title: string) => `of ${title}`,
  apply: 'Apply Now',
  applyFor: (title: string) => `for ${title}`,
};

/** A job that is open. */
export const jobDetails = {
  facts: {
    location: 'Location',
    type: 'Type',
    experience: 'Experience',
    interest: 'Interest',
    posted: 'Posted',
    deadline: 'Deadline',
  },
  applyBy: (date: string) => `Apply by ${date}`,
  applicants: (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`),
  role: 'About the Role',
  responsibilities: 'Key Responsibilities',
  qualifications: 'Qualifications & Requirements',
  aboutYou: 'About You',
  apply: 'Apply for this Position',
  /** Beside that link on the page of a job. The address for applications follows. */
  readers: 'Our talent team reads every application and answers it. Questions go to',
  /** Closes the dialog over the board. The page of a job has a link to the board instead. */
  close: 'Close Details',
  back: 'Back to All Positions',
};

/** The mail that an applicant's mail program opens, paragraph by paragraph. */
export const application = {
  subject: (title: string) => `Application for ${title}`,
  body: [
    'Dear Talent Team,',
    'I would like to apply for this position and attach my CV and a short covering letter. I would welcome the opportunity to discuss how my experience could serve your clients.',
    'Thank you for your time and consideration.',
    'Kind regards,',
  ],
};

/** Shown when the address names a job that is not on the list. */
export const closed = {
  label: 'Closed position',
  title: 'This position is closed',
  text: 'It has been filled or withdrawn. The positions below are open, and we answer every application.',
};

export const speculative = {
  title: 'Your role is not on the list?',
  text: 'Tell us what you do best and where you would like to do it. We keep good messages and come back to them when the right engagement appears.',
  button: 'Write to Our Talent Team',
};
