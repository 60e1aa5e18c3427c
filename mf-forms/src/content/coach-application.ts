import type { SubmissionTexts } from '../parts/message';

/** The words of the dialog in which coaches apply to join the network. */

export const dialog = {
  title: 'Join Our Coach Network',
  description: 'Tell us about your coaching. We read every application and answer each one.',
};

export const labels = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  locationPlaceholder: 'City, country',
  certifications: 'Certifications',
  certificationsPlaceholder: 'For example ICF PCC',
  experience: 'Years of Experience',
  specialties: 'Specialties',
  specialtiesPlaceholder: 'For example executive presence, team coaching',
  background: 'Professional Background',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  cancel: 'Cancel',
};

export const texts: SubmissionTexts = {
  sent: {
    title: 'Application Submitted',
    description:
      "Thank you for your interest in joining our coaching network. We'll review your application and get back to you soon.",
  },
  failed: {
    title: 'Submission Failed',
    description: () => 'There was an error submitting your application. Please try again.',
  },
};
