import type { Logger } from 'pino';

/** Hono's variables of a request, set before its route runs. */
export interface RequestVariables {
  requestId: string;
  clientIp: string;
  log: Logger;
  /** The contract's path with its `{parameters}`, for the log: real paths may contain tokens. */
  template: string;
}
