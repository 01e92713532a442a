import * as v from 'valibot';

/** What the browser says it asked the device, as far as it is read before it is verified. */
const ClientData = v.object({ challenge: v.string(), crossOrigin: v.optional(v.boolean(), false) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * The challenge that a device answered, from `clientDataJSON`. `null` where there is none, and where a page inside a frame
 * of another site asked: no shop is shown there.
 */
export function readChallenge(clientDataJSON: string): string | null {
  const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  const data = v.safeParse(ClientData, parsed(text));
  return data.success && !data.output.crossOrigin ? data.output.challenge : null;
}
