interface FailureOptions {
  readonly cause?: unknown;
}

/** Base of all errors of the client, by which `isApiError` recognises them. */
export abstract class ApiErrorBase extends Error {
  abstract readonly kind: string;
  /** `METHOD /path/{template}` of the call; never holds values from the URL. */
  readonly call: string;

  constructor(call: string, message: string, options: FailureOptions = {}) {
    super(message, options);
    this.name = new.target.name;
    this.call = call;
  }
}
