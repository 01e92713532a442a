import { AdmissionGate } from '@shop/requests/admission-gate';

/** Admits calls to the API. None waits here: the API has its own gate. */
export type ProxyGate = AdmissionGate<'call'>;

/** As many calls of shoppers may be under way at once. */
const MAX_CALLS = 512;

/** Creates the gate of a shop's proxy. */
export const createProxyGate = (maxCalls = MAX_CALLS): ProxyGate =>
  new AdmissionGate({
    capacity: maxCalls,
    lanes: { call: { reserved: maxCalls, maxWaitMs: 0, maxWaiting: 0 } },
  });
