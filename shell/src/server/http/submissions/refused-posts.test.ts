import { postResult, refusedPost } from '../../../content/frame';
import { testRelease } from '../../testing/test-release';
import { bootOf, inquiry, onCareers, outcomeOf, provideFormShell } from '../../testing/form-shell';

const started = provideFormShell();

describe('an invalid post', () => {
  const invalid = { ...inquiry, firstName: '', email: 'nora@', message: 'Too\r\nshort' };

  test('gets its page with what was typed and a message for each field, and is not forwarded', async () => {
    const posted = await started.post({ ...invalid, ...onCareers, _page: '/careers?page=2' });
    expect(await outcomeOf(posted)).toEqual({
      status: 422,
      cache: 'no-store',
      outcome: {
        formId: 'contact',
        page: '/careers?page=2',
        state: 'invalid',
        values: { ...invalid, message: 'Too\nshort' },
        errors: {
          firstName: 'First name is required',
          email: 'Please enter a valid email address',
          message: 'Please provide a message with at least 10 characters',
        },
      },
    });
    expect(started.received).toEqual([]);
  });

  test('is rendered with its outcome, and the page of the next visitor without', async () => {
    expect(await (await started.post({ ...invalid, ...onCareers })).text()).toContain('</form>invalid');
    expect((await started.shell.get('/careers')).body).not.toContain('invalid');
    expect(bootOf((await started.shell.get('/careers')).body)).not.toHaveProperty('outcome');
  });

  test('cannot write markup into the document', async () => {
    const html = await (await started.post({ ...invalid, ...onCareers, company: '</script><b>' })).text();
    expect(html).not.toContain('</script><b>');
    expect(bootOf(html).outcome?.values?.['company']).toBe('</script><b>');
  });

  test('shows what was typed on its page, and no other remote learns it in the renderer', async () => {
    // Everything that enters or leaves the renderer goes through these two functions.
    const spy = testRelease('mf-insights', '6.6.6', {
      onLoad: `const seen = [], { parse, stringify } = JSON;
        JSON.parse = (text) => (seen.push(text), parse(text));
        JSON.stringify = (value) => { const text = stringify(value); seen.push(text); return text; };`,
      page: `return '<h1>' + seen.join() + '</h1>'`,
    });
    await started.shell.release(spy);
    const values = { ...invalid, company: `"R&D" <b>'x'`, serviceInterest: 'HR Strategy' };
    const html = await (await started.post({ ...values, ...onCareers })).text();
    expect(html).toContain('<input value="nora@">');
    expect(html).toContain('<input value="&#34;R&#38;D&#34; &#60;b&#62;&#39;x&#39;">');
    expect(html).toContain('<textarea>Too\nshort</textarea>');
    const { body } = await started.shell.get('/insights/seen');
    expect(body).toMatch(/"formId":"contact".*"email":"[\da-f-]{36}".*"serviceInterest":"HR Strategy"/);
    expect(body).not.toMatch(/nora@|haddad|short|R&D/i);
  });

  test('is answered by itself where the page cannot be shown', async () => {
    const posted = await started.post({ ...invalid, ...onCareers, _page: '/careers/throws' });
    expect([posted.status, posted.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const html = await posted.text();
    expect(html).toContain(postResult.failed);
    expect(html).toContain('Please enter a valid email address.');
  });

  test('leaves nothing that was typed in the log', async () => {
    await started.post({ ...invalid, ...onCareers });
    expect(started.shell.lines).toEqual([
      expect.objectContaining({ kind: 'form', path: '/_forms/contact', status: 422, msg: 'form posted' }),
    ]);
    expect(JSON.stringify(started.shell.lines)).not.toMatch(/nora|haddad|short/i);
  });
});

describe('a post that the backend refuses', () => {
  test.each([400, 413, 429, 500, 503])(
    'with %d shows its sentence and keeps what was typed',
    async (status) => {
      started.respondWith({ status, headers: { 'Retry-After': '7' }, body: 'Please come back later.' });
      const posted = await started.post({ ...inquiry, ...onCareers });
      expect(posted.headers.get('retry-after')).toBe('7');
      expect(await outcomeOf(posted)).toEqual({
        status,
        cache: 'no-store',
        outcome: {
          formId: 'contact',
          page: '/careers',
          state: 'failed',
          values: inquiry,
          message: `${status}: Please come back later.`,
        },
      });
    },
  );

  test('with another status of success than that of a stored submission is not confirmed', async () => {
    started.respondWith({ status: 200, headers: {}, body: '{"status":"ok"}' });
    const posted = await started.post({ ...inquiry, ...onCareers });
    expect(posted.headers.get('retry-after')).toBe('10');
    expect(await outcomeOf(posted)).toMatchObject({
      status: 503,
      outcome: { state: 'failed', values: inquiry, message: `503: ${refusedPost.unavailable}` },
    });
    expect(await started.shell.metrics('backend_unreachable_total')).toEqual(['backend_unreachable_total 1']);
    expect(started.shell.lines).toContainEqual(
      expect.objectContaining({
        reason: 'the submission was not confirmed: the backend responded with 200 instead of 201',
      }),
    );
  });
});

describe('a post that no visitor makes', () => {
  test('with a filled honeypot is refused, and nothing is stored', async () => {
    const posted = await started.post({ ...inquiry, ...onCareers, website: 'https://spam.example' });
    expect(await outcomeOf(posted)).toMatchObject({
      status: 400,
      outcome: { state: 'failed', values: inquiry, message: '400: Please leave the hidden field empty.' },
    });
    expect(started.received).toEqual([]);
  });

  test.each([
    ['an unknown field', { ...inquiry, ...onCareers, admin: 'yes' }, 'contact', refusedPost.unknownField],
    [
      'an unknown field in a booking',
      { name: 'Nora', ...onCareers, admin: 'yes' },
      'booking',
      refusedPost.unknownField,
    ],
    [
      'thousands of fields',
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [index, ''])),
      'booking',
      refusedPost.tooManyFields,
    ],
  ])('with %s is refused, and nothing is rendered', async (_case, fields, form, sentence) => {
    const before = await started.shell.renders();
    const posted = await started.post(fields, { form });
    expect([posted.status, posted.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(await posted.text()).toContain(`<p>400: ${sentence}</p>`);
    expect(await started.shell.renders()).toBe(before);
    expect(started.received).toEqual([]);
  });

  test('from another site is refused, whatever it says', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const refused = await started.post({ ...inquiry, ...onCareers }, { headers });
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining(refusedPost.fromOtherSite),
    ]);
    expect(started.received).toEqual([]);
  });

  test('with a field twice, in another format or too large is refused', async () => {
    const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const twice = `${new URLSearchParams({ ...inquiry, ...onCareers })}&email=other%40client.example`;
    expect((await started.post(twice, { headers: urlencoded })).status).toBe(400);
    expect((await started.post('{}', { headers: { 'Content-Type': 'application/json' } })).status).toBe(415);
    const large = await started.post(`message=${'x'.repeat(200_000)}`, { headers: urlencoded });
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining(refusedPost.tooLarge)]);
    expect(started.received).toEqual([]);
  });

  test('to a form that there is not is refused', async () => {
    expect((await started.post(inquiry, { form: 'nothing' })).status).toBe(405);
  });
});

test('a native post of a client that sends too many gets a notice that leads on and keeps what was typed', async () => {
  const post = () =>
    fetch(`${started.shell.url}/_forms/contact`, {
      method: 'POST',
      headers: { Accept: 'text/html', 'X-Forwarded-For': '203.0.113.7' },
    });
  let refused: Response | undefined;
  while (!refused) {
    const responses = await Promise.all(Array.from({ length: 50 }, post));
    refused = responses.find(({ status }) => status === 429);
  }
  const notice = await refused.text();
  expect(notice).toContain(postResult.stillTyped);
  expect(notice).toContain('href="/"');
  expect(notice).not.toContain('/_forms/');
});
