/** A mail as a mail server gets it. */
export interface OutgoingMail {
  /**
   * What names this mail, the same each time it is sent: a mailbox shows a mail once that arrived twice, as after a
   * process that died between the server's response and the record of it.
   */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string | null;
}

/** Hands one mail to a mail server; resolves once the server has accepted it. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

/** The mail server will never take this mail. */
export class MailRejected extends Error {}
