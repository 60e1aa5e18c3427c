import { createHash } from 'node:crypto';
import express from 'express';
import pg from 'pg';

/**
 * The bench compares the backend with this server. One Express handler commits the same rows in one statement: the
 * submission, its key and its job. It has no validation, rate limit or log.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

express()
  .post('/api/contacts', express.json(), async (request, response) => {
    const { firstName, lastName, email, company, serviceInterest, message } = request.body;
    const key = request.headers['idempotency-key'];
    const fingerprint = createHash('sha256').update(JSON.stringify(request.body)).digest();
    const { rows } = await pool.query(
      `WITH stored AS (
         INSERT INTO contact_inquiries (first_name, last_name, email, company, service_interest, message)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id, created_at
       ), keyed AS (
         INSERT INTO idempotency_keys (kind, key, fingerprint, submission_id)
         SELECT 'contacts', $7, $8, id FROM stored
       ), queued AS (
         SELECT graphile_worker.add_job('announce-submission',
           json_build_object('id', gen_random_uuid(), 'kind', 'contacts', 'submissionId', id),
           max_attempts => 100, job_key => id::text, job_key_mode => 'unsafe_dedupe') FROM stored
       )
       SELECT id, created_at AS "createdAt", (SELECT count(*) FROM queued) AS queued FROM stored`,
      [firstName, lastName, email, company, serviceInterest, message, key, fingerprint],
    );
    const [{ id, createdAt }] = rows;
    response.status(201).json({ id, createdAt });
  })
  .get('/api/health/live', (_request, response) => void response.end())
  .listen(Number(process.env['BACKEND_PORT']), '127.0.0.1');
