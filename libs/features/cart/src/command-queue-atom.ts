import { atom } from 'jotai/vanilla';
import type { createStore } from 'jotai/vanilla';
import { pendingCommandsAtom } from './cart-atoms';
import type { CartView } from './cart-view';
import { type CommandQueue, createCommandQueue } from './command-queue';

const queueAtom = atom<CommandQueue<CartView> | null>(null);

/** The queue of a store, created with the first command. */
export function commandQueueOf(store: ReturnType<typeof createStore>): CommandQueue<CartView> {
  const existing = store.get(queueAtom);
  if (existing !== null) return existing;
  const queue = createCommandQueue<CartView>((pending) => store.set(pendingCommandsAtom, pending));
  store.set(queueAtom, queue);
  return queue;
}
