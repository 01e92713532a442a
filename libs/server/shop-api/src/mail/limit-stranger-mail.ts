import { mailboxHash } from '../auth/mailbox-hash';
import type { Executor } from '../db/database';
import { DAY_MS } from '../durations';
import { consumeRateLimit, countUse } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { isProvenRecipient } from './is-proven-recipient';

/**
 * The mails a day that one network makes the shop send to addresses that nobody has proved: those of `limitAccessMail` on
 * their own, and all other kinds together. An office or a school that shares one client IP, and the customers of a mobile
 * network behind one, come nowhere near it: most people need one such mail ever, and orders are never turned away by it
 * (`countOrderMails`).
 */
const PER_NETWORK = { count: 100, windowMs: DAY_MS };
/**
 * Those to one mailbox, from all networks together, but for `limitAccessMail`, which counts those of each network. Registrations
 * (`mayMailRegistration`) have a counter of their own, and what is counted by network alone, such as orders, counts in none.
 * Whoever asks, orders a catalogue and waits for a product needs a few of them.
 */
const PER_MAILBOX = { count: 10, windowMs: DAY_MS };

type Sender = Pick<RouteContext, 'clock' | 'rateIp'>;
type Writer = Pick<RouteContext, 'clock' | 'rateIp' | 'member'>;

const networkKey = ({ rateIp }: Sender): string => `stranger-mail/${rateIp}`;

const mailboxKey = (to: string): string => `stranger-mail-to/${mailboxHash(to)}`;

/**
 * Counts a mail that a call sends to an address which its sender has not proved, by network and by mailbox; mails to a
 * member's own proved address do not count. Throws a 429 with Retry-After where the day has had as many already. Call it in the
 * transaction that sends the mail: what sends none counts none, or calls for nothing would silence a mailbox. reliability 5
 */
export async function limitStrangerMail(db: Executor, writer: Writer, to: string): Promise<void> {
  if (isProvenRecipient(writer.member, to)) return;
  // The network first: one that has none left uses up nobody's mailbox.
  await limitNetworkMail(db, writer);
  await consumeRateLimit(db, writer.clock, mailboxKey(to), PER_MAILBOX);
}

/**
 * Counts a mail by which somebody gets into an account of an address: a registration, the proof of an address. Apart from all
 * others, and by mailbox for each network: whoever uses up those of a network or fills a mailbox from elsewhere keeps nobody
 * from registering. Throws a 429 with Retry-After. reliability 5
 */
export async function limitAccessMail(db: Executor, sender: Sender, to: string): Promise<void> {
  await consumeRateLimit(db, sender.clock, `access-mail/${sender.rateIp}`, PER_NETWORK);
  const mailbox = `access-mail-to/${sender.rateIp}/${mailboxHash(to)}`;
  await consumeRateLimit(db, sender.clock, mailbox, PER_MAILBOX);
}

/**
 * Counts the mail of a registration by the mailbox, from wherever, and says whether it may leave. Whoever registers is not turned
 * away because others have done so with the address: its owner asks for the mail again, under `limitAccessMail`. reliability 5
 */
export const mayMailRegistration = async (
  db: Executor,
  { clock }: Pick<Sender, 'clock'>,
  to: string,
): Promise<boolean> =>
  (await countUse(db, clock, `register-mail-to/${mailboxHash(to)}`, PER_MAILBOX)) === null;

/**
 * The same as `limitStrangerMail` by the network alone, for mails whose number to one mailbox a limit of their own holds. It
 * counts calls, whether or not a mail follows: the difference would say which addresses and orders there are.
 */
export const limitNetworkMail = (db: Executor, sender: Sender): Promise<void> =>
  consumeRateLimit(db, sender.clock, networkKey(sender), PER_NETWORK);

/**
 * Counts a mail like `limitStrangerMail` and says whether it may leave, for calls that are carried out all the same: nobody
 * has to keep a password or a passkey because others have filled the mailbox of an address.
 */
export async function mayMailStranger(db: Executor, writer: Writer, to: string): Promise<boolean> {
  if (isProvenRecipient(writer.member, to)) return true;
  if (!(await countNetworkMail(db, writer))) return false;
  return (await countUse(db, writer.clock, mailboxKey(to), PER_MAILBOX)) === null;
}

/** Counts so many mails by the network alone, and says whether they may leave. */
export const countNetworkMail = async (db: Executor, sender: Sender, mails = 1): Promise<boolean> =>
  (await countUse(db, sender.clock, networkKey(sender), PER_NETWORK, mails)) === null;
