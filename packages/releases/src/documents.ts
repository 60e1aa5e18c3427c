import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  MANIFEST,
  parseManifest,
  releaseSchema,
  SITE_PATH,
  siteSchema,
  STATUS_PATH,
  statusSchema,
  type Release,
  type Site,
  type Status,
} from '@site/contracts';

const REQUEST_TIMEOUT_MS = 10_000;

/** @throws Error unless the response is a success. */
export async function requestText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

/** @throws Error unless the response is a success, and JSON. */
export const requestJson = async (url: string): Promise<unknown> => JSON.parse(await requestText(url));

/** The status of a site's shell. Rejects if no shell responds. */
export const fetchStatus = async (siteUrl: string): Promise<Status> =>
  statusSchema.parse(await requestJson(siteUrl + STATUS_PATH));

/** A published release. Its signature is not verified. Rejects if its origin does not have it. */
export const fetchRelease = async (originUrl: string, version: string): Promise<Release> =>
  releaseSchema.parse(await requestJson(`${originUrl}/${version}/${MANIFEST}`));

/** The release that was built into a folder. Rejects if there is none, or if it is malformed. */
export const readRelease = async (folder: string): Promise<Release> =>
  parseManifest(releaseSchema, await readFile(path.join(folder, MANIFEST)));

/** The configuration of a running site. Rejects if no shell responds. */
export const fetchSite = async (siteUrl: string): Promise<Site> =>
  siteSchema.parse(await requestJson(siteUrl + SITE_PATH));
