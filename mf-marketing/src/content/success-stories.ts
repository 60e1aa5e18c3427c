import type { SuccessStory } from './schema';

export const successStories: SuccessStory[] = [
  {
    topic: 'HR transformation',
    title: 'One people function for five operating companies',
    client: 'Family-owned retail group, Saudi Arabia',
    months: 9,
    color: 'pink',
    challenge:
      'Five companies ran five sets of grades, contracts and appraisals. Managers could not move people between them, and nobody could say what the workforce cost.',
    outcome:
      'We designed one operating model, one grading structure and one performance cycle, then coached the HR business partners who now run them.',
    results: ['One grade structure for 2,400 employees', 'HR service requests answered in 2 days, from 11'],
  },
  {
    topic: 'Venture advisory',
    title: 'From regional pilot to a funded logistics platform',
    client: 'Logistics scale-up, United Arab Emirates',
    months: 12,
    color: 'purple',
    challenge:
      'A promising freight platform had paying customers in two cities, a runway of seven months and a story that investors read as a services business.',
    outcome:
      'We rebuilt the unit economics, prepared the data room and stayed beside the founders from the first investor meeting to the signed term sheet.',
    results: ['Series A closed with three regional funds', 'Gross margin up 14 points before the raise'],
  },
  {
    topic: 'Executive coaching',
    title: 'A leadership bench ready before it was needed',
    client: 'Financial services institution, Qatar',
    months: 18,
    color: 'sage',
    challenge:
      'Six of eleven executives were due to retire within three years. Their deputies were strong specialists who had never led across departments.',
    outcome:
      'Twenty-four deputies worked with a coach each, in team sessions and on shared assignments that the executive committee had asked for.',
    results: ['Five of six successors named from inside', 'Two-level feedback scores up in every cohort'],
  },
  {
    topic: 'Org design',
    title: 'A ministry agency organised around its services',
    client: 'Public-sector agency, Jordan',
    months: 7,
    color: 'teal-light',
    challenge:
      'Citizens met eleven departments for one licence. Decisions waited for committees, and roles overlapped in more than a third of the posts.',
    outcome:
      'We mapped the journeys, wrote the decision rights with the people who hold them and moved the agency to four service lines in two waves.',
    results: ['Licensing steps cut from 19 to 8', 'Every post with one owner and one purpose'],
  },
];
