import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Executor } from './database';

/** The channel of `pg_notify` on which triggers announce changes. */
const CHANGES = 'shop_changes';
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

/** Announces a change that no trigger sees; in a transaction, when it ends. */
export async function announceChange(db: Executor, { channelId, what }: DatabaseChange): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANGES}, ${`${channelId ?? '*'} ${what}`})`);
}
