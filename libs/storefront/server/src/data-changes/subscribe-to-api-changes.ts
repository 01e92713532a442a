import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeEvents } from './change-events';

const RECONNECT_DELAY_MS = 1_000;
/** The API sends at least an empty line every few seconds; a connection that is silent for longer is broken. */
const SILENCE_LIMIT_MS = 15_000;
/** Longer than any change, in characters: a server that sends no line breaks must not fill the memory. */
const MAX_LINE_LENGTH = 1_000;

/** The API whose changes are subscribed to. */
export interface ChangeSubscriptionConfig {
  readonly apiUrl: string;
  readonly internalSecret: string;
  /** The shop whose changes are published. */
  readonly channel: string;
  readonly fetch: typeof globalThis.fetch;
  /** Pause before the next connection, in ms; a second where left out. */
  readonly reconnectDelayMs?: number;
}

/**
 * Subscribes to the API's stream of changes and publishes those of this shop. Each new connection publishes `all` first,
 * since changes may have been missed; without a connection cached data lives until its TTL. Returns how to unsubscribe.
 */
export function subscribeToApiChanges(config: ChangeSubscriptionConfig, events: ChangeEvents): () => void {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await readStream(config, events, stop.signal).catch(() => undefined);
      if (!stop.signal.aborted) await pause(config.reconnectDelayMs ?? RECONNECT_DELAY_MS, stop.signal);
    }
  };
  void run();
  return () => stop.abort();
}

const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

/** Publishes the changes of one connection until it ends. */
async function readStream(
  config: ChangeSubscriptionConfig,
  events: ChangeEvents,
  stop: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  const limit = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
  limit.unref();
  try {
    const response = await config.fetch(`${config.apiUrl}/internal/changes`, {
      headers: { authorization: `Bearer ${config.internalSecret}` },
      redirect: 'error',
      signal: AbortSignal.any([stop, silence.signal]),
    });
    if (!response.ok || response.body === null) return;
    events.publish('all');
    let incompleteLine = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      limit.refresh();
      const lines = `${incompleteLine}${decoder.decode(chunk, { stream: true })}`.split('\n');
      incompleteLine = lines.pop() ?? '';
      if (incompleteLine.length > MAX_LINE_LENGTH) return;
      for (const line of lines) publishLine(line, config.channel, events);
    }
  } finally {
    clearTimeout(limit);
  }
}

/** Publishes the change in a line of JSON: `{"channel", "what"}`; a channel of `null` means every shop. */
function publishLine(line: string, channel: string, events: ChangeEvents): void {
  if (line === '') return;
  const change: unknown = JSON.parse(line);
  if (typeof change !== 'object' || change === null || !('channel' in change) || !('what' in change)) return;
  if (change.channel !== null && change.channel !== channel) return;
  if (typeof change.what === 'string') events.publish(change.what);
}
