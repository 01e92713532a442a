import * as v from 'valibot';
import { API_ORIGIN } from './platform';

const Mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }));

/** The mails to shoppers that the platform has sent and that name an order. */
export async function mailsAbout(orderNo: string): Promise<readonly v.InferOutput<typeof Mails>[number][]> {
  const mails = v.parse(Mails, await (await fetch(`${API_ORIGIN}/dev/mailbox.json`)).json());
  return mails.filter(({ text }) => text.includes(orderNo));
}
