import { type AdmissionRequest, OverloadedError, type WaitOutside } from '@shop/requests/admission-gate';
import { requestSender } from '@shop/requests/request-sender';
import type { Context } from 'hono';
import { ClientLeftError } from './client-left-error';
import { type ApiGate, apiLane } from './create-api-gate';
import { tooBusy } from './error-responses';
import type { RequestVariables } from './request-variables';

interface Admission extends AdmissionRequest {
  /** Without a gate every call is handled at once. */
  readonly gate: ApiGate | undefined;
  /** Several callers wait for the result, so that it is made even if one of them leaves. */
  readonly isShared: boolean;
}

/**
 * Handles a call when the gate admits it. Throws a 503 where it would wait too long, and a `ClientLeftError` where the
 * caller has left before.
 */
export async function handleAdmitted<Result>(
  c: Context<{ Variables: RequestVariables }>,
  { gate, isShared, weight = 1, senders = new Set([requestSender(c.get('clientIp'))]) }: Admission,
  handle: (waitOutside: WaitOutside) => Promise<Result>,
): Promise<Result> {
  if (gate === undefined) return handle((wait) => wait());
  const { method, headers, signal } = c.req.raw;
  const lane = apiLane({ method, path: c.req.path, hasToken: headers.has('authorization') });
  let isAdmitted = false;
  const handleAtOnce = (waitOutside: WaitOutside) => {
    isAdmitted = true;
    return handle(waitOutside);
  };
  try {
    return await gate.run(lane, handleAtOnce, isShared ? undefined : signal, { weight, senders });
  } catch (error) {
    // What the handler itself throws is no matter of admission.
    if (isAdmitted) throw error;
    if (error instanceof OverloadedError) throw tooBusy();
    throw signal.aborted ? new ClientLeftError() : error;
  }
}
