import { MAX_SCRIPT_BYTES } from '@site/contracts';
import {
  MAX_FONT_BYTES,
  MAX_HOME_HTML_BYTES,
  MAX_HOME_SCRIPT_BYTES,
  MAX_PICTURES,
  MAX_REQUESTS,
  MAX_SCRIPT_BYTES_BEFORE_PAINT,
  MAX_SHARE_OF_TWIN,
} from './budget';
import type { Comparison } from './comparison';
import type { Weight } from './weigh';

/** A line if a number of bytes is over its budget. */
function overBudget(url: string, what: string, bytes: number, max: number): string[] {
  if (bytes <= max) return [];
  return [`${url}: ${bytes} bytes of ${what}, ${bytes - max} more than the budget of ${max}`];
}

/** A line if a page sends more requests than it may. */
const overCount = (url: string, what: string, count: number, max: number): string[] =>
  count <= max ? [] : [`${url}: ${count} ${what}, of ${max}`];

/** One line for everything of a page that is over its budget. */
export function excessOf({ url, requests, allRequests, ...bytes }: Weight): string[] {
  const isHome = url === '/';
  const { scriptBytes, scriptBytesBeforePaint: early, fontBytes, documentBytes } = bytes;
  return [
    ...overBudget(url, 'JavaScript', scriptBytes, isHome ? MAX_HOME_SCRIPT_BYTES : MAX_SCRIPT_BYTES),
    ...overBudget(url, 'JavaScript before the first paint', early, MAX_SCRIPT_BYTES_BEFORE_PAINT),
    ...overBudget(url, 'fonts', fontBytes, MAX_FONT_BYTES),
    ...(isHome ? overBudget(url, 'HTML', documentBytes, MAX_HOME_HTML_BYTES) : []),
    ...overCount(url, 'pictures', requests.image, MAX_PICTURES),
    ...overCount(url, 'requests besides pictures', allRequests - requests.image, MAX_REQUESTS),
  ];
}

/** A line if a page needs too much more JavaScript than its twin. */
export function excessOverTwin({ federated, twin }: Comparison): string[] {
  const share = federated.scriptBytes / twin.scriptBytes;
  if (share <= MAX_SHARE_OF_TWIN) return [];
  return [
    `${federated.url}: ${share.toFixed(3)} of the JavaScript of its twin, of at most ${MAX_SHARE_OF_TWIN}`,
  ];
}
