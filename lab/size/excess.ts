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
export const excessOf = (weight: Weight): string[] => [
  ...overBudget(
    weight.url,
    'JavaScript',
    weight.scriptBytes,
    weight.url === '/' ? MAX_HOME_SCRIPT_BYTES : MAX_SCRIPT_BYTES,
  ),
  ...overBudget(
    weight.url,
    'JavaScript before the first paint',
    weight.scriptBytesBeforePaint,
    MAX_SCRIPT_BYTES_BEFORE_PAINT,
  ),
  ...overBudget(weight.url, 'fonts', weight.fontBytes, MAX_FONT_BYTES),
  ...(weight.url === '/' ? overBudget('/', 'HTML', weight.documentBytes, MAX_HOME_HTML_BYTES) : []),
  ...overCount(weight.url, 'pictures', weight.requests.image, MAX_PICTURES),
  ...overCount(
    weight.url,
    'requests besides pictures',
    weight.allRequests - weight.requests.image,
    MAX_REQUESTS,
  ),
];

/** A line if a page needs too much more JavaScript than its twin. */
export function excessOverTwin({ federated, twin }: Comparison): string[] {
  const share = federated.scriptBytes / twin.scriptBytes;
  if (share <= MAX_SHARE_OF_TWIN) return [];
  return [
    `${federated.url}: ${share.toFixed(3)} of the JavaScript of its twin, of at most ${MAX_SHARE_OF_TWIN}`,
  ];
}
