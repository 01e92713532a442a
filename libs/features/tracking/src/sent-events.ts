import { atom } from 'jotai/vanilla';

/** An event of this tab, for those who develop the shop. */
export interface SentEvent {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly args: string;
}

/** As many are kept. */
const MAX_KEPT = 100;

/** The events that this tab has sent, the newest last. */
export const sentEventsAtom = atom<readonly SentEvent[]>([]);

/** Adds one. */
export const addSentEventAtom = atom(null, (get, set, event: SentEvent) =>
  set(sentEventsAtom, [...get(sentEventsAtom), event].slice(-MAX_KEPT)),
);
