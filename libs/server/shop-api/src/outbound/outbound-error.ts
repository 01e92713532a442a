/** Something could not be fetched, or must not be; the message is in Japanese, for the operator. */
export class OutboundError extends Error {}
