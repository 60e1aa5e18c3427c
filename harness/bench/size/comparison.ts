import { printTable } from '@site/testing/table';
import { median } from '@site/testing/statistics';
import type { PageAddress } from './pages';
import { KINDS, type Weight } from './weigh';

/** The heaviest address of one kind of page, and what the same address weighs without federation. */
export interface Comparison {
  federated: Weight;
  twin: Weight;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The address of every expose that loads most. */
export function heaviestOfEach(addresses: readonly PageAddress[], weights: readonly Weight[]): Weight[] {
  const heaviest = new Map<string, Weight>();
  addresses.forEach(({ expose }, index) => {
    const weight = weights[index];
    const known = heaviest.get(expose);
    if (weight && (!known || weight.scriptBytes > known.scriptBytes)) heaviest.set(expose, weight);
  });
  return [...heaviest.values()];
}

/** Prints what every kind of page costs, beside its twin; the medians last. */
export function printComparison(comparisons: readonly Comparison[]): void {
  const row = (name: string, read: (of: keyof Comparison, figure: (weight: Weight) => number) => number) => {
    const bytes = (weight: Weight) => weight.scriptBytes;
    const requests = (weight: Weight) => weight.allRequests;
    const all = (weight: Weight) => weight.allBytes;
    return [
      name,
      kilobytes(read('federated', bytes)),
      kilobytes(read('twin', bytes)),
      kilobytes(read('federated', bytes) - read('twin', bytes)),
      read('federated', requests),
      read('twin', requests),
      kilobytes(read('federated', all)),
      kilobytes(read('twin', all)),
    ];
  };
  printTable([
    ['', 'JavaScript', 'twin', 'more', 'requests', 'twin', 'all KB', 'twin'],
    ...comparisons.map((one) => row(one.federated.url, (of, figure) => figure(one[of]))),
    row('median', (of, figure) => median(comparisons.map((one) => figure(one[of])))),
  ]);
}

/** One line: how many requests of each kind a page makes. */
export const requestsOf = ({ url, requests }: Weight): string =>
  `${url}: ${KINDS.map((kind) => `${requests[kind]} ${kind}`).join(', ')}`;
