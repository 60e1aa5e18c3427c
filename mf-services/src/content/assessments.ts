import type { Assessments } from './dedicated-schema';

export const assessments: Assessments = {
  segmentId: 'c4',
  title: 'Psychometric Assessments',
  metadata: {
    description:
      'Certified psychometric assessments and organisational health diagnostics for hiring, development and succession, with five assessment partners.',
    keywords: [
      'psychometric assessments MENA',
      'organisational health',
      'leadership assessment',
      'talent lifecycle',
      'certified assessors',
    ],
  },
  hero: {
    eyebrow: 'Organisational Health & Assessments',
    lead: 'Good decisions about people need more than an interview. We add valid, certified measures at every stage of the talent lifecycle, and explain what they do and do not say.',
  },
  lifecycle: {
    eyebrow: 'The talent lifecycle',
    title: 'The right measure at every stage',
    lead: 'One assessment is a snapshot. Used along the lifecycle, the same evidence follows a person from application to succession.',
    items: [
      {
        title: 'Talent Acquisition',
        description:
          'Ability, personality and situational judgement tests that predict how a candidate will do the job.',
      },
      {
        title: 'Onboarding',
        description:
          'A profile of working style and motives, shared by the newcomer and the manager in the first week.',
      },
      {
        title: 'Development',
        description: '360-degree feedback and strengths reports that turn into a plan the person owns.',
      },
      {
        title: 'Performance',
        description:
          'Team and engagement diagnostics that show what helps or hinders results, and what to try next.',
      },
      {
        title: 'Succession',
        description:
          'Potential and readiness measured against the roles ahead, fairly and on the same scale for everyone.',
      },
    ],
  },
  partners: {
    eyebrow: 'The instruments',
    title: 'Five assessment partners, chosen for their evidence',
    lead: 'No publisher covers every question well. We hold certification with each of these and recommend the tool that fits yours.',
    items: [
      {
        title: 'Corvane Institute',
        focus: 'Executive assessment',
        description: 'Executive assessment centres and organisational health surveys with regional norms.',
      },
      {
        title: 'Northfold Psychometrics',
        focus: 'Personality at work',
        description:
          'Trait questionnaires in Arabic and English, built for selection and validated in Gulf samples.',
      },
      {
        title: 'Abacus & Reed',
        focus: 'Ability and reasoning',
        description:
          'Adaptive numerical, verbal and abstract reasoning tests that take less than half an hour.',
      },
      {
        title: 'Mosaic Teamworks',
        focus: 'Teams and engagement',
        description:
          'Team role profiles and short engagement pulses that managers can read without a specialist.',
      },
      {
        title: 'Jordan National Psychological Society',
        focus: 'Certified tools',
        description:
          'The national psychological society whose certified tools and assessor register we work to.',
      },
    ],
  },
  principles: {
    eyebrow: 'How we work',
    title: 'Assessment with care',
    items: [
      {
        title: 'Certified assessors only',
        description:
          'Every report is prepared and explained by a qualified assessor, never sent as a bare score.',
      },
      {
        title: 'Fair across languages',
        description:
          'Candidates choose their language, and results are compared with people of the same background.',
      },
      {
        title: 'Feedback for everyone',
        description:
          'Whoever takes an assessment hears the result from an assessor, whatever was decided with it.',
      },
      {
        title: 'Privacy kept',
        description:
          'Results belong to the person and the stated purpose. They are deleted when that purpose ends.',
      },
    ],
  },
  questions: [
    {
      question: 'Can an assessment replace an interview?',
      answer:
        'No. It adds evidence that an interview cannot give. We use both and weigh them by what each is known to predict.',
    },
    {
      question: 'How long does a candidate need?',
      answer:
        'Between 20 minutes for a single test and half a day for an executive assessment with a feedback session.',
    },
    {
      question: 'Are the tools available in Arabic?',
      answer:
        'Most are. We only use translated versions that have been validated as such, and tell you where one has not.',
    },
  ],
  closing: {
    title: 'Find the measure that fits your question',
    text: 'Tell us about the decision you have to take. We suggest the shortest assessment that would improve it.',
    button: 'Get Started with Assessments',
  },
};
