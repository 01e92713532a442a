import { AdmissionGate } from '@shop/requests/admission-gate';

/** Admits calls to the API, and apart from them uploads: calls whose body is still arriving while they are sent on. */
export type ProxyGate = AdmissionGate<'call' | 'upload'>;

/** How many are under way at once, and how many of them of one client IP. */
export interface ProxyPlaces {
  readonly calls: number;
  readonly callsOfSender: number;
  readonly uploads: number;
  readonly uploadsOfSender: number;
}

/**
 * Two dozen client IPs that take all they can leave room for others, of calls and of uploads. One has room for an office
 * behind it: what its people ask for besides waits for a moment. A call whose shopper does not read its response takes less
 * than 100 kB, an upload twice that.
 */
const PLACES: ProxyPlaces = { calls: 1_600, callsOfSender: 64, uploads: 100, uploadsOfSender: 4 };
/** Shorter than the API's own gate waits: what is rejected may be sent again. */
const MAX_CALL_WAIT_MS = 3_000;
/** As long as the API lets a large body wait. */
const MAX_UPLOAD_WAIT_MS = 10_000;

/** Creates the gate of a shop's proxy. */
export const createProxyGate = (places = PLACES): ProxyGate =>
  new AdmissionGate({
    capacity: places.calls + places.uploads,
    lanes: {
      call: {
        reserved: places.calls,
        mostOfSender: places.callsOfSender,
        maxWaitMs: MAX_CALL_WAIT_MS,
        maxWaiting: 8 * places.callsOfSender,
        maxWaitingOfSender: places.callsOfSender,
      },
      upload: {
        reserved: places.uploads,
        mostOfSender: places.uploadsOfSender,
        maxWaitMs: MAX_UPLOAD_WAIT_MS,
        maxWaiting: places.uploads,
        maxWaitingOfSender: 2 * places.uploadsOfSender,
      },
    },
  });
