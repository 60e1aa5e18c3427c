import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { waitUntil } from '@site/node-service/wait-until';
import { lookupInTurn } from './lookup-in-turn';

const ADDRESS = { address: '192.0.2.1', family: 4 };

/** The lookups that a resolver was asked for, and functions that respond to each. */
let started: string[];
let respond: ((addresses: LookupAddress[]) => void)[];
let fail: ((error: Error) => void)[];
let lookup: LookupFunction;

beforeEach(() => {
  started = [];
  respond = [];
  fail = [];
  lookup = lookupInTurn((hostname) => {
    started.push(hostname);
    return new Promise((resolve, reject) => {
      respond.push(resolve);
      fail.push(reject);
    });
  });
});

const addressesOf = (hostname: string) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

test('names are looked up one at a time, and callers who ask for the same name share a lookup', async () => {
  const careers = [addressesOf('mf-careers'), addressesOf('mf-careers')];
  const forms = addressesOf('mf-forms');
  await waitUntil(() => started.length === 1);
  respond[0]!([ADDRESS]);
  expect(await Promise.all(careers)).toEqual([[ADDRESS], [ADDRESS]]);
  await waitUntil(() => started.length === 2);
  expect(started).toEqual(['mf-careers', 'mf-forms']);
  respond[1]!([ADDRESS]);
  expect(await forms).toEqual([ADDRESS]);
});

test('a name that is not found holds up no other, and is looked up again', async () => {
  const careers = addressesOf('mf-careers');
  const forms = addressesOf('mf-forms');
  await waitUntil(() => started.length === 1);
  fail[0]!(new Error('planted'));
  await expect(careers).rejects.toThrow('planted');
  await waitUntil(() => started.length === 2);
  respond[1]!([ADDRESS]);
  expect(await forms).toEqual([ADDRESS]);
  void addressesOf('mf-careers').catch(() => undefined);
  await waitUntil(() => started.length === 3);
  expect(started).toEqual(['mf-careers', 'mf-forms', 'mf-careers']);
});
