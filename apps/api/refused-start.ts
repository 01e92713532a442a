/** A shop that may not start as it is; the message says why. */
export class RefusedStart extends Error {}
