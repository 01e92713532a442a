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

/** How long each kind waits for a place before it is rejected. */
export interface ProxyWaits {
  readonly callMs: number;
  readonly uploadMs: number;
}

/**
 * Two dozen client IPs that take all they can leave room for others, of calls and of uploads. A client IP has room for an
 * office: what its people ask for besides waits for a moment. A call whose shopper does not read its response takes less
 * than 100 kB, an upload twice that.
 */
const PLACES: ProxyPlaces = { calls: 1_600, callsOfSender: 64, uploads: 100, uploadsOfSender: 4 };
/**
 * A call waits for less time than at the API's own gate: what is rejected may be sent again. An upload waits as long as the
 * API lets a large body wait.
 */
const WAITS: ProxyWaits = { callMs: 3_000, uploadMs: 10_000 };

/** Creates the gate of a shop's proxy. */
export const createProxyGate = (places = PLACES, waits = WAITS): ProxyGate =>
  new AdmissionGate({
    capacity: places.calls + places.uploads,
    lanes: {
      call: {
        reserved: places.calls,
        mostOfSender: places.callsOfSender,
        maxWaitMs: waits.callMs,
        maxWaiting: 8 * places.callsOfSender,
        maxWaitingOfSender: places.callsOfSender,
      },
      upload: {
        reserved: places.uploads,
        mostOfSender: places.uploadsOfSender,
        maxWaitMs: waits.uploadMs,
        maxWaiting: places.uploads,
        maxWaitingOfSender: 2 * places.uploadsOfSender,
      },
    },
  });
