import { Agent } from 'node:http';

/**
 * Connections to the API that ask nothing are closed after so long, in ms: before the API does (after 30 s, or what a
 * proxy of at least 15 s between the two does). One that the other side closes at the moment when a call is written to it
 * would answer a shopper 503, as if the API were gone.
 */
const IDLE_MS = 10_000;

/** Keeps the connections to the API between calls. */
export const createApiAgent = (idleMs = IDLE_MS): Agent => new Agent({ keepAlive: true, timeout: idleMs });
