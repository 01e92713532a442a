import { Client, type ClientBase, type ClientConfig } from 'pg';

/** The name that migrations announce changes under. */
const CHANGES = 'shop_changes';
/** Pause before a broken connection is made again, in ms. */
const AGAIN_AFTER_MS = 1_000;

/** What public pages show has changed. */
export interface DatabaseChange {
  /** The shop's id; `null` concerns every shop. */
  readonly channelId: number | null;
  /** `settings`, `content`, `products`, `product:<key>`, or `all` where changes may have been missed. */
  readonly what: string;
}

const MISSED: DatabaseChange = { channelId: null, what: 'all' };

/** Hands on what the database announces, whoever changed it. */
export class DatabaseChanges {
  private readonly listeners = new Set<(change: DatabaseChange) => void>();
  private connection: ClientBase | null = null;

  /** Whether announcements reach this process just now. */
  get isListening(): boolean {
    return this.connection !== null;
  }

  /** Listens until the returned function is called. */
  subscribe(listener: (change: DatabaseChange) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Hears announcements on a connection from now on; what came before may have been missed. */
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

/** Hears a PostgreSQL server's announcements on a connection of its own, made again when it breaks. Answers how to end. */
export function listenForChanges(changes: DatabaseChanges, config: ClientConfig): () => Promise<void> {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let client: Client | null = null;
  const connect = () => {
    if (isStopped) return;
    const connection = new Client(config);
    client = connection;
    // The connection's end is what counts; an error alone says the same earlier.
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
