import { AdmissionGate } from '@shop/requests/admission-gate';

/** Admits documents to be rendered: pages that all guests share, and those of one shopper. */
export type RenderGate = AdmissionGate<'public' | 'personal'>;

/** Documents that one thread renders concurrently; most of the time they wait for the API. */
const RENDERS_PER_WORKER = 8;
/** The longest wait before a 503, in ms. */
const MAX_WAIT_MS = 3_000;
const MAX_WAITING = 400;
/** A tenth of them: whatever some client IPs ask for, others find room, and come next. */
const MAX_WAITING_OF_SENDER = MAX_WAITING / 10;

/**
 * Creates the gate of a shop that renders in so many threads. Neither kind of documents can take the place of the other, and
 * while others wait, one client IP holds half of what its kind has reserved.
 */
export function createRenderGate(workerCount: number): RenderGate {
  const capacity = RENDERS_PER_WORKER * workerCount;
  const reserved = capacity / 4;
  const lane = {
    reserved,
    maxWaitMs: MAX_WAIT_MS,
    maxWaiting: MAX_WAITING,
    placesOfSender: reserved / 2,
    maxWaitingOfSender: MAX_WAITING_OF_SENDER,
  };
  return new AdmissionGate({ capacity, lanes: { public: lane, personal: lane } });
}
