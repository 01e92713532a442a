import { receivePaymentEventSpec } from '@shop/contract/payments/receive-payment-event';
import { AdmissionGate } from '@shop/requests/admission-gate';

/** The kinds of calls that never starve each other. */
type ApiLane = 'public' | 'personal' | 'write' | 'payment-event';

/** Admits calls of the contract. */
export type ApiGate = AdmissionGate<ApiLane>;

/** Capacity = 4 + 2 × connections: some calls do not use the database just now. */
const CALLS_BESIDES = 4;
const CALLS_PER_CONNECTION = 2;
/**
 * Longer than the detection of an outage, so that calls that wait for a hanging database fail with its 503 (maintenance).
 * Under load the length of the queue bounds the wait earlier: to about a second.
 */
const MAX_WAIT_MS = 5_000;
const MAX_WAITING = 150;
/** One client IP fills half of the queue at most: there is room for the calls of others, whatever it sends. */
const MAX_WAITING_OF_SENDER = MAX_WAITING / 2;

/**
 * Creates the gate of an API with so many database connections: few calls wait for a connection, so that those that
 * are admitted end soon, and the time limit of the connections, which means an outage, is never reached by mere load. A place
 * is for a statement at a time, so that a call that sends several at once takes several; while others wait, one client IP
 * holds half of what its lane has reserved.
 */
export function createApiGate(connections: number): ApiGate {
  const capacity = CALLS_BESIDES + CALLS_PER_CONNECTION * connections;
  const reserved = Math.floor(capacity / 4);
  const lane = {
    reserved,
    maxWaitMs: MAX_WAIT_MS,
    maxWaiting: MAX_WAITING,
    placesOfSender: Math.max(1, Math.floor(reserved / 2)),
    maxWaitingOfSender: MAX_WAITING_OF_SENDER,
  };
  return new AdmissionGate({
    capacity,
    lanes: {
      public: lane,
      personal: lane,
      write: lane,
      // Orders that wait for the payment service must not keep out its messages.
      'payment-event': { reserved: 1, maxWaitMs: MAX_WAIT_MS, maxWaiting: MAX_WAITING },
    },
  });
}

/** The lane of a call. */
export function apiLane({ method, path, hasToken }: ApiCall): ApiLane {
  if (path === receivePaymentEventSpec.endpoint.path) return 'payment-event';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return hasToken ? 'personal' : 'public';
}

interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly hasToken: boolean;
}
