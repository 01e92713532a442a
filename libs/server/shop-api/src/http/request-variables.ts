import type { Logger } from 'pino';

/** What the frame knows about a request before its route runs. */
export interface RequestVariables {
  requestId: string;
  clientAddress: string;
  log: Logger;
  /** The contract's path, for the log: addresses themselves may hold tokens. */
  template: string;
}
