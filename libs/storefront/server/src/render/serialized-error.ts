/** An error in the form that passes between threads; structured cloning would lose the name of a class of our own. */
export interface SerializedError {
  readonly name: string;
  readonly message: string;
}

/** Takes name and message of whatever was thrown. */
export function serializeError(error: unknown): SerializedError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { name, message };
}

/** Creates the error that another thread has sent. */
export function deserializeError({ name, message }: SerializedError): Error {
  return Object.assign(new Error(message), { name });
}
