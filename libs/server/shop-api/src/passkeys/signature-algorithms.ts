/** The signatures that passkeys may make, the preferred ones first: EdDSA, ES256, RS256 (COSE). */
export const SIGNATURE_ALGORITHMS: readonly number[] = [-8, -7, -257];
