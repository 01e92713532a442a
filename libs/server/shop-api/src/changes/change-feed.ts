import type { Database } from '../db/database';
import type { DatabaseChange, DatabaseChanges } from '../db/database-changes';
import { channels } from '../db/schema';

/** Changes are collected for this time, in ms, so that a sale or an import does not send them one by one. */
const BATCH_MS = 200;
/** The interval of empty lines, which show that the connection is alive, in ms. */
const HEARTBEAT_MS = 5_000;
/** Shops and what else may listen at once. */
const MAX_LISTENERS = 50;

interface ChangeFeedParts {
  readonly db: Database;
  readonly changes: DatabaseChanges;
}

/**
 * Announces changes to the servers of the shops, one JSON text a line: `channel` (null: every shop) and `what`
 * (`settings`, `content`, `products`, `product:<key>`, `all`).
 */
export class ChangeFeed {
  private readonly listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  private readonly gathered = new Map<string, DatabaseChange>();
  private readonly keys = new Map<number, string>();
  private readonly encoder = new TextEncoder();
  private readonly unsubscribe: () => void;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: ChangeFeedParts) {
    this.unsubscribe = parts.changes.subscribe((change) => this.gather(change));
    this.heartbeat = setInterval(() => this.send('\n'), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  /** A stream of what changes from now on; `null` where too many listen already. */
  open(): ReadableStream<Uint8Array> | null {
    if (this.listeners.size >= MAX_LISTENERS) return null;
    let own: ReadableStreamDefaultController<Uint8Array>;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.listeners.add(controller);
        controller.enqueue(this.encoder.encode('\n'));
      },
      cancel: () => void this.listeners.delete(own),
    });
  }

  /** Ends every stream; clients reconnect. */
  end(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
    this.unsubscribe();
    for (const listener of this.listeners) listener.close();
    this.listeners.clear();
  }

  private gather(change: DatabaseChange): void {
    this.gathered.set(`${change.channelId ?? '*'} ${change.what}`, change);
    if (this.gathered.size === 1) this.timer = setTimeout(() => void this.sendBatch(), BATCH_MS);
  }

  private async sendBatch(): Promise<void> {
    const changes = [...this.gathered.values()];
    this.gathered.clear();
    if (this.listeners.size === 0) return;
    const lines = await Promise.all(
      changes.map(async ({ channelId, what }) =>
        JSON.stringify({ channel: channelId === null ? null : await this.keyOf(channelId), what }),
      ),
    );
    this.send(`${lines.join('\n')}\n`);
  }

  /** The shop's key; `null`, meaning every shop, where it is unknown. */
  private async keyOf(channelId: number): Promise<string | null> {
    if (!this.keys.has(channelId)) {
      const rows = await this.parts.db
        .select({ id: channels.id, key: channels.key })
        .from(channels)
        .catch(() => []);
      for (const { id, key } of rows) this.keys.set(id, key);
    }
    return this.keys.get(channelId) ?? null;
  }

  private send(text: string): void {
    const bytes = this.encoder.encode(text);
    for (const listener of this.listeners) listener.enqueue(bytes);
  }
}
