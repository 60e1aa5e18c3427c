/** Options for `createServer`: a client that sends its headers slowly holds no connection for long. */
export const CONNECTION_TIMEOUTS = {
  headersTimeout: 10_000,
  /** How often Node looks for connections past their timeouts. With its default of 30 s, 10 s could become 40 s. */
  connectionsCheckingInterval: 2_000,
};

/**
 * How long the shell gives a visitor's request. The backend gives it longer: the shell passes a body on as it arrives,
 * and the backend must end no request that the shell still receives.
 */
export const VISITOR_REQUEST_TIMEOUT_MS = 30_000;
