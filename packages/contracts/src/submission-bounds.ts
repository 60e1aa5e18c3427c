/* Pages load this module at once, so it does not import the schemas, which are larger than the forms. */

/**
 * Maximum lengths in code points, as PostgreSQL counts them, after trimming; `bodyBytes` limits the request body. The
 * columns have the same lengths: a higher bound needs a migration that widens its column (`backend/src/database/`).
 */
export const SUBMISSION_BOUNDS = {
  name: 100,
  company: 200,
  serviceInterest: 200,
  email: 254,
  phone: 32,
  location: 200,
  certifications: 1000,
  specialties: 1000,
  experience: { minimum: 1, maximum: 60 },
  message: { minimum: 10, maximum: 5000 },
  background: 5000,
  bodyBytes: 64 * 1024,
} as const;

/** A hidden field that people leave empty; a value in it identifies a bot. */
export const HONEYPOT_FIELD = 'website';
