import { Client, type ClientBase, type ClientConfig } from 'pg';

/** The channel of `pg_notify` on which triggers announce changes. */
const CHANGES = 'shop_changes';
/** The pause before a broken connection is replaced, in ms. */
const AGAIN_AFTER_MS = 1_000;

/** A change of something that public pages show. */
export interface DatabaseChange {
  /** The shop's id; `null` concerns every shop. */
  readonly channelId: number | null;
  /** `settings`, `content`, `products`, `product:<key>`, or `all` where changes may have been missed. */
  readonly what: string;
}

const MISSED: DatabaseChange = { channelId: null, what: 'all' };

/** Passes the database's announcements of changes on to listeners, whichever process made the change. */
export class DatabaseChanges {
  private readonly listeners = new Set<(change: DatabaseChange) => void>();
  private connection: ClientBase | null = null;

  /** Whether this process receives announcements at the moment. */
  get isListening(): boolean {
    return this.connection !== null;
  }

  /** Adds a listener; the returned function removes it. */
  subscribe(listener: (change: DatabaseChange) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Starts listening on a connection; earlier announcements may have been missed. */
  async listen(connection: ClientBase): Promise<void> {
    connection.on('notification', ({ channel, payload }) => {
      if (channel === CHANGES) this.emit(readChange(payload ?? ''));
    });
    connection.once('end', () => {
      if (this.connection === connection) this.connection = null;
    });
    await connection.query(`listen ${CHANGES}`);
    this.connection = connection;
    this.emit(MISSED);
  }

  private emit(change: DatabaseChange): void {
    for (const listener of this.listeners) listener(change);
  }
}

function readChange(payload: string): DatabaseChange {
  const [channel = '', ...what] = payload.split(' ');
  const channelId = /^\d+$/.test(channel) ? Number(channel) : null;
  return { channelId, what: what.join(' ') };
}

/**
 * Listens for a PostgreSQL server's announcements on its own connection, which is replaced when it breaks. Returns a
 * function that stops it.
 */
export function listenForChanges(changes: DatabaseChanges, config: ClientConfig): () => Promise<void> {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let client: Client | null = null;
  const connect = () => {
    if (isStopped) return;
    const connection = new Client(config);
    client = connection;
    // Handled by `end`, which follows every error.
    connection.on('error', () => undefined);
    connection.once('end', () => {
      client = null;
      if (!isStopped) timer = setTimeout(connect, AGAIN_AFTER_MS);
    });
    connection
      .connect()
      .then(() => changes.listen(connection))
      .catch(() => void connection.end().catch(() => undefined));
  };
  connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
