import { HttpError } from '../http/http-error';

/**
 * Carries a request out unless it has been before: then its response is given again (`repeat`, null where it has not been).
 * Asked once more after a rejection, because the same request may have been on its way still.
 */
export async function unlessHandled<Response>(
  repeat: () => Promise<Response | null>,
  work: () => Promise<Response>,
): Promise<Response> {
  const known = await repeat();
  if (known !== null) return known;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const done = await repeat();
    if (done === null) throw error;
    return done;
  }
}
