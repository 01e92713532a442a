/** The state of a navigation that keeps what is typed for the way back: it is not asked about. */
export const KEEPS_INPUT = { keepsInput: true } as const;

/** Whether a navigation has that state. */
export const keepsInput = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsInput' in state;
