import express from 'express';
import pg from 'pg';

/** What the backend is compared with: one Express handler that inserts its body without any validation. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

await pool.query(`CREATE TABLE IF NOT EXISTS bare_inquiries (LIKE contact_inquiries INCLUDING ALL)`);

express()
  .post('/api/contacts', express.json(), async (request, response) => {
    const { firstName, lastName, email, company, serviceInterest, message } = request.body;
    const { rows } = await pool.query(
      `INSERT INTO bare_inquiries (first_name, last_name, email, company, service_interest, message)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id, created_at AS "createdAt"`,
      [firstName, lastName, email, company, serviceInterest, message],
    );
    response.status(201).json(rows[0]);
  })
  .get('/api/health/live', (_request, response) => void response.end())
  .listen(Number(process.env['BACKEND_PORT']), '127.0.0.1');
