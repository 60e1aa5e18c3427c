/** A figure of the firm. The note says what it counts where another figure counts something similar. */
interface FirmFigure {
  value: string;
  label: string;
  note?: string;
}

/** The countries that the firm serves, as pages list them. */
export const countries = [
  'UAE',
  'Saudi Arabia',
  'Qatar',
  'Kuwait',
  'Bahrain',
  'Oman',
  'Egypt',
  'Jordan',
] as const;

/** The firm's figures, which pages of several teams show. */
export const figures = {
  projects: { value: '150+', label: 'Projects delivered', note: 'under contract with the firm' },
  clients: { value: '50+', label: 'Client organisations', note: 'in these projects' },
  countries: {
    value: '12',
    label: 'Countries',
    note: `with projects so far; we serve ${countries.length} today`,
  },
  leaders: { value: '1,200+', label: 'Leaders coached', note: 'in engagements of the firm' },
  organisations: { value: '100+', label: 'Organisations trust us', note: 'for projects or for coaching' },
  years: { value: '15+', label: 'Years of experience', note: 'of those who lead the work' },
  careerProjects: { value: '500+', label: 'Projects Completed', note: 'by our consultants in their careers' },
  satisfaction: { value: '98%', label: 'Client Satisfaction', note: 'as rated by clients at the end' },
  consultants: { value: '50+', label: 'Expert Consultants', note: 'whom we can call on' },
  seniorLeaders: {
    value: '1,250+',
    label: 'Senior Leaders Coached',
    note: 'those of partner programmes included',
  },
  programs: { value: '85+', label: 'Training Programs', note: 'for leaders and their teams' },
  coachedOrganisations: {
    value: '200+',
    label: 'Organisations',
    note: 'served by our coaches in their careers',
  },
  coaches: { value: '50+', label: 'Coach Network', note: 'each with an ICF credential' },
} satisfies Record<string, FirmFigure>;

/** The firm's price, as a share of traditional rates. */
export const rate = '25%';

/** How soon the firm answers an enquiry. */
export const responseTime = '24 hours';
