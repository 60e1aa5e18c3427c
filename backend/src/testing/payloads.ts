/** A valid submission of each kind. */
export const anInquiry = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.org',
  company: 'Haddad Trading',
  serviceInterest: 'Another matter',
  message: 'We would like to talk about our organisation.',
};

export const anApplication = {
  name: 'Omar Nasser',
  email: 'omar@example.org',
  phone: '+971 50 000 0000',
  location: 'Dubai',
  certifications: 'MCC',
  experience: 12,
  specialties: 'Board coaching',
  background: 'Fifteen years in industry.',
};

export const aSubscription = { name: 'Sara Aziz', email: 'sara@example.org', phone: '+962 6 000 0000' };
