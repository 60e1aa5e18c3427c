import { application, excellence, hero, jobBoard, jobCard, jobDetails, network } from './careers';
import { departments, employmentTypes, locations } from './job-options';
import { navigation } from './navigation';

// The words that the site's specification fixes. All others are the editors' choice.

test('hero and network have the words that the specification fixes', () => {
  expect(hero).toMatchObject({
    openings: 'View Open Positions',
    network: 'Join Expert Network',
    networkSubject: 'Partnership Inquiry - Expert Network',
  });
  expect(network.roles.map(({ title }) => title)).toEqual([
    'Executive Coaches',
    'Project Managers',
    'Psychometric Assessors',
    'Subject Matter Experts',
  ]);
  expect(excellence.title).toBe('Career Excellence');
});

test('the board and its jobs have the words that the specification fixes', () => {
  expect(jobBoard.title).toBe('Current Opportunities');
  expect(jobBoard.count(6, 10, 15)).toBe('Showing 6-10 of 15 positions');
  expect(jobBoard.pages).toMatchObject({ previous: 'Previous', next: 'Next' });
  expect(jobBoard.nothingFound.title).toBe('No positions found');
  expect(jobCard).toMatchObject({ details: 'View Full Details', apply: 'Apply Now' });
  expect(jobDetails).toMatchObject({
    role: 'About the Role',
    responsibilities: 'Key Responsibilities',
    qualifications: 'Qualifications & Requirements',
    aboutYou: 'About You',
    apply: 'Apply for this Position',
    close: 'Close Details',
  });
  expect(application.subject('Coach')).toBe('Application for Coach');
});

test('departments, locations and types are those specified', () => {
  expect(departments).toEqual([
    'Business Development',
    'Leadership & Development',
    'Business & Digital Advisory',
    'People & Talent Advisory',
    'Brand & Media Advisory',
    'Finance & Compliance Advisory',
    'Operations',
  ]);
  expect(locations).toEqual(['Dubai UAE', 'Amman Jordan', 'Abu Dhabi UAE']);
  expect(employmentTypes).toEqual(['Full-time', 'Remote', 'Hybrid']);
});

test('header and footer have the label that the specification fixes', () => {
  expect(navigation.map(({ place, label }) => [place, label])).toEqual([
    ['header', 'Careers'],
    ['company', 'Careers'],
  ]);
});
