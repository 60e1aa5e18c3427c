/** Options for `createServer`: a client that sends its headers slowly holds no connection for long. */
export const CONNECTION_TIMEOUTS = {
  headersTimeout: 10_000,
  /** How often Node looks for connections past their timeouts. With its default of 30 s, 10 s could become 40 s. */
  connectionsCheckingInterval: 2_000,
};
