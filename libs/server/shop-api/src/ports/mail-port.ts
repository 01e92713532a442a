import type { Executor } from '../db/database';

/** A mail to one person. */
export interface Mail {
  readonly channelId: number;
  readonly to: string;
  /** What the outbox keeps in the place of the address once the mail was sent or given up: the last mail to a leaver. */
  readonly toOnceDone?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Somebody waits for it: a sign-in code, a link, an order. It leaves before all others. */
  readonly isUrgent?: boolean;
  /** For newsletters: a POST to this URL unsubscribes (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The newsletter that it is part of: it is sent once that was released. */
  readonly newsletterId?: number;
}

/** Sends mails through an outbox in the database. */
export interface MailPort {
  /** Writes the mail into the outbox. Pass the transaction to make the mail part of it. Nothing is sent here. */
  send(db: Executor, mail: Mail): Promise<void>;
  /**
   * Sends the mails of the outbox to the mail server, where there is one. Call it after the commit; it never throws.
   */
  flush(): Promise<void>;
  /** The same after the response, which does not wait for the mail server. */
  flushLater(): void;
}
