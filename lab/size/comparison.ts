import { median } from '../statistics';
import { printTable } from '../table';
import type { PageAddress } from '@site/harness/site/declared-pages';
import { KINDS, type Weight } from './weigh';

/** The weight of one address, with and without federation. */
export interface Comparison {
  federated: Weight;
  twin: Weight;
}

type Figures = Pick<Weight, 'scriptBytes' | 'documentBytes' | 'allRequests' | 'allBytes'>;

/** In units of 1000 bytes. */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Of each expose the address with the most JavaScript. `weights` are those of `addresses`, in the same order. */
export function heaviestOfEach(addresses: readonly PageAddress[], weights: readonly Weight[]): Weight[] {
  const heaviest = new Map<string, Weight>();
  addresses.forEach(({ expose }, index) => {
    const weight = weights[index];
    const known = heaviest.get(expose);
    if (weight && (!known || weight.scriptBytes > known.scriptBytes)) heaviest.set(expose, weight);
  });
  return [...heaviest.values()];
}

const medianOf = (weights: readonly Weight[]): Figures => ({
  scriptBytes: median(weights.map((weight) => weight.scriptBytes)),
  documentBytes: median(weights.map((weight) => weight.documentBytes)),
  allRequests: median(weights.map((weight) => weight.allRequests)),
  allBytes: median(weights.map((weight) => weight.allBytes)),
});

const row = (name: string, federated: Figures, twin: Figures) => [
  name,
  kilobytes(federated.scriptBytes),
  kilobytes(twin.scriptBytes),
  (federated.scriptBytes / twin.scriptBytes).toFixed(2),
  kilobytes(federated.documentBytes),
  federated.allRequests,
  twin.allRequests,
  kilobytes(federated.allBytes),
  kilobytes(twin.allBytes),
];

/** Prints one row for each comparison, and their medians. */
export function printComparison(comparisons: readonly Comparison[]): void {
  printTable([
    ['', 'JavaScript', 'twin', 'ratio', 'HTML', 'requests', 'twin', 'all KB', 'twin'],
    ...comparisons.map(({ federated, twin }) => row(federated.url, federated, twin)),
    row(
      'median',
      medianOf(comparisons.map(({ federated }) => federated)),
      medianOf(comparisons.map(({ twin }) => twin)),
    ),
  ]);
}

/** One line with the number of requests of each kind. */
export const requestsOf = ({ url, requests }: Weight): string =>
  `${url}: ${KINDS.map((kind) => `${requests[kind]} ${kind}`).join(', ')}`;
