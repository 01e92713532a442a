import type { BroadcastPort, SessionMessage } from './session-ports';

const isMessage = (data: unknown): data is SessionMessage => data === 'signed-in' || data === 'signed-out';

/** Messages between the tabs of this origin, through a BroadcastChannel. */
export function tabBroadcast(name: string): BroadcastPort {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const receive = (event: MessageEvent<unknown>) => {
        if (isMessage(event.data)) listener(event.data);
      };
      channel.addEventListener('message', receive);
      return () => {
        channel.removeEventListener('message', receive);
        channel.close();
      };
    },
  };
}
