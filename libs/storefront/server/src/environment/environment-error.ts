/** The environment does not describe a shop that could start; the message says what to set. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}
