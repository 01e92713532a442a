import type { Clock } from './session-ports';

/** The time of this machine. Only what creates services takes it; everything else asks the clock of its services. */
export const systemClock: Clock = { now: () => Date.now() };
