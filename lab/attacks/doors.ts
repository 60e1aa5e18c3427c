import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { submissionKey } from '@site/contracts/submission-key';
import { makeRelease } from '@site/harness/site/make-release';
import { root } from '@site/harness/run.mjs';
import { waitUntil } from '@site/node-service/wait-until';
import { fetchStatus } from '@site/releases/documents';
import { execa } from 'execa';
import { anInquiry } from '../../backend/src/testing/payloads';
import { TrialOrigins } from '../../packages/browser-trial/src/site/trial-origins';
import { outcomeOf } from '../outcome';
import { post } from '../post';
import { exchange, from, unless, type Attack } from './attack';
import { unsignedUploads } from './uploads';

const REMOTE = 'mf-careers';
const SETTLE_TIMEOUT_MS = 30_000;
/** An answer ends its connection. This is only against an origin that hangs. */
const SILENCE_MS = 60_000;

const SLOW_CONNECTIONS = 50;
/** The shell allows 10 seconds for headers, and looks every 2 seconds; the rest is for a busy machine. */
const MAX_SLOW_HEADERS_MS = 60_000;

/** The key of an inquiry can be computed from its contents. Other contents with this key are other inquiries. */
const guessedKeys: Attack = {
  name: 'keys that are guessed from the contents',
  run: async ({ site, database }) => {
    const victim = { ...anInquiry, email: 'victim@example.org' };
    const key = submissionKey('/api/contacts', victim);
    const inquire = async (email: string, client: string) => {
      const headers = { 'Idempotency-Key': key, ...from(client) };
      const response = await post(site.url, '/api/contacts', { ...anInquiry, email }, headers);
      const body = (await response.json()) as { id?: string };
      return { answer: `${response.status} ${Object.keys(body).toSorted().join()}`, id: body.id };
    };
    const before = await inquire('guess@example.org', '192.0.2.10');
    const own = await inquire(victim.email, '192.0.2.11');
    // The first guess sent again would be a repetition of itself.
    const after = await inquire('another-guess@example.org', '192.0.2.10');
    const { rowCount } = await database.query('SELECT FROM contact_inquiries WHERE email = $1', [
      victim.email,
    ]);
    const ids = new Set([before, own, after].map(({ id }) => id));
    const problems = unless({
      [`a guess got ${before.answer} before the person's post and ${after.answer} after it`]:
        before.answer === after.answer,
      'two of the three posts got the same receipt': ids.size === 3,
      [`the person got ${own.answer}, and ${rowCount} rows are stored`]:
        own.answer.startsWith('201') && rowCount === 1,
    });
    return outcomeOf(problems, `before and after: ${before.answer}; the person's own inquiry is stored`);
  },
};

/** A cell that a spreadsheet runs as a formula. Commas, semicolons and tabs separate cells. */
const FORMULA_CELL = /(?:^|[",;\t\n])[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

const formulas: Attack = {
  name: 'formulas in exported submissions',
  run: async ({ site }) => {
    const texts = ['=1+1', 'Acme;=1+1', 'Acme\t@SUM(1)', '\u200b=1+1', '＝1+1', 'a"\n+1', ';-1'];
    const statuses = await Promise.all(
      texts.map(
        async (company) =>
          (await post(site.url, '/api/contacts', { ...anInquiry, company, lastName: 'Formula' })).status,
      ),
    );
    const command = [path.join(root, 'backend', 'dist', 'submissions.cjs'), 'contacts', '--format', 'csv'];
    const { stdout } = await execa('node', command, { env: { DATABASE_URL: site.databaseUrl } });
    const rows = stdout.split('\r\n').filter((row) => row.includes('Formula'));
    // The fields of the inquiry begin with no such character themselves.
    const open = rows.filter((row) => FORMULA_CELL.test(row));
    const accepted = statuses.filter((status) => status === 201).length;
    const problems = unless({
      [`${open.length} rows have a cell that is a formula, such as ${open[0]}`]: open.length === 0,
      [`${rows.length} of ${accepted} rows were found`]: rows.length === accepted && accepted > 0,
    });
    return outcomeOf(problems, `${accepted} of ${texts.length} stored, no cell begins a formula`);
  },
};

const slowHeaders: Attack = {
  name: 'headers that never end',
  run: async ({ site }) => {
    const started = performance.now();
    const open = new Set(
      Array.from({ length: SLOW_CONNECTIONS }, () => connect(Number(new URL(site.url).port), '127.0.0.1')),
    );
    for (const socket of open) {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      socket
        .resume()
        .on('error', () => undefined)
        .on('close', () => open.delete(socket));
    }
    const timer = setInterval(() => open.forEach((socket) => socket.write('x')), 1_000);
    await waitUntil(() => open.size === 0, { timeoutMs: MAX_SLOW_HEADERS_MS }).catch(() => undefined);
    clearInterval(timer);
    const problems = unless({ [`${open.size} of ${SLOW_CONNECTIONS} are still connected`]: open.size === 0 });
    for (const socket of open) socket.destroy();
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    return outcomeOf(problems, `all ${SLOW_CONNECTIONS} connections are closed after ${seconds} s`);
  },
};

/** Releases that a team's key has signed, and whose description alone would harm the shell. */
const hostileRoutes: Attack = {
  name: 'signed releases with hostile routes',
  run: async ({ site }) => {
    const before = (await fetchStatus(site.url)).releases[REMOTE];
    const bomb = `/careers/${Array.from({ length: 16 }, (_, index) => `:p${index}?`).join('/')}`;
    const routes: Record<string, string> = { '9.1.0': bomb, '9.2.0': '//careers' };
    const problems: string[] = [];
    for (const [version, route] of Object.entries(routes)) {
      const addRoute = ({ release }: { release: Release }) => {
        const [first] = release.routes;
        if (first) release.routes.unshift({ ...first, path: route });
      };
      // After the client's own checks, as an attacker would.
      await makeRelease(site, { name: REMOTE, version, after: addRoute });
      const refusal = async () => {
        const refused = (await fetchStatus(site.url)).refused[REMOTE];
        return refused?.version === version ? refused.reason : null;
      };
      const reason = await waitUntil(refusal, { timeoutMs: SETTLE_TIMEOUT_MS });
      if (!reason.includes('routes.0.path')) problems.push(`${route} is refused because ${reason}`);
    }
    const { ok } = await fetch(`${site.url}/careers`);
    problems.push(
      ...unless({
        'the page is unavailable': ok,
        'another release is live': (await fetchStatus(site.url)).releases[REMOTE] === before,
      }),
    );
    return outcomeOf(
      problems,
      '16 optional segments and an empty one: refused, and the same release is live',
    );
  },
};

const traversal: Attack = {
  name: "paths out of the trial's origin",
  run: async ({ site }) => {
    const release = await site.originOf(REMOTE).activatedRelease();
    const { version } = release;
    const folder = path.join(site.folder, 'origins', REMOTE, version);
    const files = [`../../../keys/${REMOTE}.pem`, '../current.json', '%2e%2e/current.json', './release.json'];
    // No path would lead anywhere if the site named its files otherwise.
    const absent = files.filter((file) => !existsSync(path.join(folder, decodeURIComponent(file))));
    const origins = await TrialOrigins.start({});
    try {
      origins.activate(release, folder);
      const { origin, pathname } = new URL(origins.patternFor('candidate').replace('{remote}', REMOTE));
      const request = (file: string) =>
        exchange(
          origin,
          `GET ${pathname}/${version}/${file} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
          SILENCE_MS,
        );
      const served = await request('release.json');
      const answers = await Promise.all(files.map(request));
      const problems = unless({
        [`${absent.join(', ')} does not exist`]: absent.length === 0,
        'it does not serve the release': served.startsWith('HTTP/1.1 200'),
        'it serves a file of this machine': answers.every((answer) => answer.startsWith('HTTP/1.1 404')),
      });
      return outcomeOf(problems, `${files.length} paths, none found`);
    } finally {
      await origins.stop();
    }
  },
};

/** Attacks on one door each. They do not disturb each other. */
export const doors: readonly Attack[] = [
  slowHeaders,
  guessedKeys,
  formulas,
  hostileRoutes,
  unsignedUploads,
  traversal,
];
