/**
 * Thrown where a press got no answer. `not-placed`: the server has said since that it placed no order, so the shopper may
 * press again. `unknown`: the server could not be asked; another press places no second order.
 */
export class OrderOutcomeError extends Error {
  readonly outcome: 'not-placed' | 'unknown';

  constructor(outcome: 'not-placed' | 'unknown', cause: unknown) {
    super(`An order was decided without an answer: ${outcome}`, { cause });
    this.outcome = outcome;
  }
}
