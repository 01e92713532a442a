import type { Executor } from '../db/database';

/** A mail to one person. */
export interface Mail {
  readonly channelId: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A newsletter's, in its headers: a POST there ends it (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Where mails go. */
export interface MailPort {
  /**
   * Writes the mail into the outbox: pass the transaction to make it part of what it reports.
   * Nothing leaves the machine here.
   */
  send(db: Executor, mail: Mail): Promise<void>;
  /** Hands what stands in the outbox to the mail server, where there is one. Call it after commit; it never throws. */
  flush(): Promise<void>;
}
