import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeEvents } from './change-events';

const AGAIN_AFTER_MS = 1_000;
/** The API says something every few seconds; a connection that is silent for longer is broken. In ms. */
const SILENCE_LIMIT_MS = 15_000;
/** No change is told in more words. */
const LONGEST_LINE = 1_000;

/** Where and as whom changes are listened for. */
export interface ChangeSubscriptionConfig {
  readonly apiAddress: string;
  readonly internalSecret: string;
  /** The shop whose changes count. */
  readonly channel: string;
  readonly fetch: typeof globalThis.fetch;
  /** Pause before the API is asked again, in ms; a second unless a test is in a hurry. */
  readonly reconnectDelayMs?: number;
}

/**
 * Listens to what the API says has changed, and tells it. Whenever the connection is made anew everything may have
 * changed. Without a connection what is kept lives as long as its time limit. Answers how to stop.
 */
export function subscribeToApiChanges(config: ChangeSubscriptionConfig, changes: ChangeEvents): () => void {
  const stopped = new AbortController();
  const listen = async () => {
    while (!stopped.signal.aborted) {
      await hear(config, changes, stopped.signal).catch(() => undefined);
      if (!stopped.signal.aborted) await pause(config.reconnectDelayMs ?? AGAIN_AFTER_MS, stopped.signal);
    }
  };
  void listen();
  return () => stopped.abort();
}

/** Waits, or until it is stopped. */
const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

async function hear(
  config: ChangeSubscriptionConfig,
  changes: ChangeEvents,
  stopped: AbortSignal,
): Promise<void> {
  const silent = new AbortController();
  const limit = setTimeout(() => silent.abort(), SILENCE_LIMIT_MS);
  limit.unref();
  try {
    const answer = await config.fetch(`${config.apiAddress}/internal/changes`, {
      headers: { authorization: `Bearer ${config.internalSecret}` },
      redirect: 'error',
      signal: AbortSignal.any([stopped, silent.signal]),
    });
    if (!answer.ok || answer.body === null) return;
    changes.tell('all');
    let rest = '';
    const words = new TextDecoder();
    for await (const bytes of answer.body) {
      limit.refresh();
      const lines = `${rest}${words.decode(bytes, { stream: true })}`.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) return;
      for (const line of lines) tellLine(line, config.channel, changes);
    }
  } finally {
    clearTimeout(limit);
  }
}

function tellLine(line: string, channel: string, changes: ChangeEvents): void {
  if (line === '') return;
  const change: unknown = JSON.parse(line);
  if (typeof change !== 'object' || change === null || !('channel' in change) || !('what' in change)) return;
  if (change.channel !== null && change.channel !== channel) return;
  if (typeof change.what === 'string') changes.tell(change.what);
}
