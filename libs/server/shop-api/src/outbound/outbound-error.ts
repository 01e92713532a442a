/** Something could not be fetched, or may not be; the message says why, in Japanese, for whoever asked for it. */
export class OutboundError extends Error {}
