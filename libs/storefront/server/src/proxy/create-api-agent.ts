import { Agent } from 'node:http';

/**
 * Idle connections to the API are closed after this time, in ms: before the API does so (30 s), or a proxy in between (at
 * least 15 s). A connection that the other side closes while a call is written to it would give the shopper an error.
 */
const IDLE_TIMEOUT_MS = 10_000;

/** Creates the agent that reuses connections to the API. */
export const createApiAgent = (idleTimeoutMs = IDLE_TIMEOUT_MS): Agent =>
  new Agent({ keepAlive: true, timeout: idleTimeoutMs });
