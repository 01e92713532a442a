/**
 * Why the browser made or used no passkey: it has none of this (`unsupported`), the shopper closed its dialog or let it
 * pass (`cancelled`), the device holds a passkey of the member already (`exists`), it can keep none (`unsuitable`), or it
 * failed otherwise.
 */
export type PasskeyFailureKind = 'unsupported' | 'cancelled' | 'exists' | 'unsuitable' | 'failed';

/** A failure of the browser or the device, not of the API. */
export class PasskeyFailure extends Error {
  constructor(readonly kind: PasskeyFailureKind) {
    super(`The browser gave no passkey: ${kind}`);
    this.name = 'PasskeyFailure';
  }
}

/** What browsers throw, by name. WebAuthn level 3, "5.1.3" and "5.1.4" */
const KINDS: Readonly<Record<string, PasskeyFailureKind>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  ConstraintError: 'unsuitable',
  NotSupportedError: 'unsuitable',
  // The shop is open under another address than its own, for example by an IP.
  SecurityError: 'unsupported',
};

/** What a browser threw, as the shop tells it. */
export const toPasskeyFailure = (error: unknown): PasskeyFailure =>
  new PasskeyFailure((error instanceof DOMException && KINDS[error.name]) || 'failed');
