import { submissionKey } from '@site/contracts/submission-key';
import { formAddress, postResult } from '../../../content/frame';
import { inquiry, onCareers, outcomeOf, provideFormShell } from '../../testing/form-shell';

const started = provideFormShell();

describe('a valid post', () => {
  test('is forwarded as the JSON that the form sends with scripts, and redirected to the confirmation', async () => {
    const crlf = { ...inquiry, message: inquiry.message.replace('\n', '\r\n'), firstName: ' Nora ' };
    const posted = await started.post(
      { ...crlf, ...onCareers, website: '' },
      { headers: { 'X-Request-Id': 'edge-4711', 'X-Forwarded-For': '192.0.2.7' } },
    );
    expect([posted.status, posted.headers.get('location'), posted.headers.get('cache-control')]).toEqual([
      303,
      '/careers?sent=contact#contact',
      'no-store',
    ]);
    expect(started.received).toEqual([
      { url: '/api/contacts', headers: expect.anything(), payload: inquiry },
    ]);
    expect(started.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': submissionKey('/api/contacts', inquiry),
      'x-request-id': 'edge-4711',
    });
    expect(
      await started.shell.metrics('http_request_duration_seconds_count{kind="form",status="303"}'),
    ).toEqual(['http_request_duration_seconds_count{kind="form",status="303"} 1']);
  });

  test('comes to the backend from the same addresses as a call of the API', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.7, 192.0.2.8', 'Content-Type': 'application/json' };
    await fetch(`${started.shell.url}/api/contacts`, { method: 'POST', headers, body: '{}' });
    await started.post(
      { ...inquiry, ...onCareers },
      { headers: { 'X-Forwarded-For': '192.0.2.7, 192.0.2.8' } },
    );
    await started.post({ ...inquiry, ...onCareers });
    const senders = started.received.map(({ headers: { 'x-forwarded-for': sender } }) => sender);
    expect(senders[1]).toBe(senders[0]);
    expect(senders[2]).toMatch(/127\.0\.0\.1$/);
  });

  test('sends numbers as numbers', async () => {
    const fields = ['name', 'phone', 'location', 'certifications', 'specialties', 'background'];
    const texts = Object.fromEntries(fields.map((field) => [field, 'text']));
    const application = { ...texts, email: 'nora@client.example', experience: '7' };
    await started.post({ ...application, ...onCareers }, { form: 'coach-application' });
    expect(started.received[0]).toMatchObject({ url: '/api/coach-applications', payload: { experience: 7 } });
  });

  test('of a form that the backend does not store shows its page with what was typed', async () => {
    const posted = await started.post({ name: 'Nora', ...onCareers }, { form: 'booking' });
    expect(await outcomeOf(posted)).toMatchObject({
      status: 200,
      outcome: { state: 'sent', values: { name: 'Nora' } },
    });
    expect(started.received).toEqual([]);
  });

  test.each([
    ['/careers/?page=2&utm_source=x&sent=newsletter', '/careers?page=2&sent=contact#contact'],
    ['/careers/formless/../jobs', '/careers/jobs?sent=contact#contact'],
  ])('of %s is redirected to %s', async (page, location) => {
    const posted = await started.post({ ...inquiry, ...onCareers, _page: page });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, location]);
  });

  test.each([
    'https://other.example/careers',
    '//other.example/careers',
    '/.//other.example/careers',
    '/\\other.example',
    'javascript:alert(1)',
    '/%E0%A4%A',
    `/${'x'.repeat(2_000)}`,
    '',
  ])('that claims to come from %p leads to no other site, and is confirmed', async (page) => {
    const posted = await started.post({ ...inquiry, ...onCareers, _page: page });
    const location = posted.headers.get('location');
    if (location !== null) expect(location).toBe('/careers?sent=contact#contact');
    // The home page of this site has no form.
    else expect(await posted.text()).toMatch(new RegExp(`${postResult.sent}.*href="/"`));
  });

  test.each(['/careers/formless', '/careers/throws'])(
    'is confirmed by itself where %s does not show its form',
    async (page) => {
      const posted = await started.post({ ...inquiry, ...onCareers, _page: page });
      expect(posted.status).toBe(200);
      expect(await posted.text()).toContain(postResult.sent);
    },
  );
});

test('the address of a form can only be posted to', async () => {
  const { status, headers, body } = await started.shell.get('/_forms/contact');
  expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, 'POST', 'no-store']);
  expect(body).toContain(formAddress.title);
});

test('a confirmation is only shown to visitors whom a page of this site leads there, and kept by no cache', async () => {
  const from = async (relation: string, address = '/careers?page=2&sent=contact') => {
    const { status, headers } = await started.shell.request(address, { 'Sec-Fetch-Site': relation });
    return [status, headers.location, headers['cache-control']];
  };
  const shown = [200, undefined, 'no-store'];
  expect(await from('same-origin')).toEqual(shown);
  for (const elsewhere of ['none', 'cross-site', 'same-site'])
    expect(await from(elsewhere)).toEqual([303, '/careers?page=2', 'no-store']);
  expect(await from('same-origin')).toEqual(shown);
  // The path of this URL is `//evil.example`: a redirect to it would lead to another site.
  expect(await from('cross-site', '//a//evil.example?sent=contact')).toEqual([400, undefined, undefined]);
  expect((await started.shell.get('/careers?sent=Contact%20form')).headers.get('etag')).toBe(
    (await started.shell.get('/careers')).headers.get('etag'),
  );
});
