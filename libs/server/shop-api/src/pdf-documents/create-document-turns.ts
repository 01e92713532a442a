import { setTimeout as waitFor } from 'node:timers/promises';
import { AdmissionGate } from '@shop/requests/admission-gate';

/** The longest wait before a 503, in ms. */
const MAX_WAIT_MS = 30_000;
const MAX_WAITING = 60;
/** Whatever some addresses ask for, others find room, and come next. */
const MAX_WAITING_OF_SENDER = 6;

/** The turns of the documents of an API, which share its one thread: see `renderInTurn`. */
export interface DocumentTurns {
  readonly gate: AdmissionGate<'document'>;
  /** A clock that only goes forward, in ms. */
  readonly nowMs: () => number;
  /** Ends when a turn that took so long has been followed by as long a pause. */
  readonly pause: (tookMs: number) => Promise<unknown>;
}

/** Creates the turns of an API: one document at a time, in shares of the addresses that ask. */
export const createDocumentTurns = ({
  nowMs = () => performance.now(),
  pause = (tookMs: number) => waitFor(tookMs),
}: Partial<Pick<DocumentTurns, 'nowMs' | 'pause'>> = {}): DocumentTurns => ({
  gate: new AdmissionGate({
    capacity: 1,
    lanes: {
      document: {
        reserved: 1,
        maxWaitMs: MAX_WAIT_MS,
        maxWaiting: MAX_WAITING,
        maxWaitingOfSender: MAX_WAITING_OF_SENDER,
      },
    },
  }),
  nowMs,
  pause,
});
