import { ServiceCard } from '@shop/contract/user-cards/service-card';
import * as v from 'valibot';

/** What is looked at of a message that another window has sent to this one. */
type Message = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/**
 * The card of a message from the payment service's frame; `null` for any other message. Only the frame itself, on the
 * service's own origin, is believed, and a message that contains a card number is none: numbers never reach the shop.
 */
export function readCardMessage(
  { origin, source, data }: Message,
  frame: { readonly formUrl: string; readonly window: MessageEventSource | null },
): ServiceCard | null {
  if (frame.window === null || source !== frame.window || origin !== new URL(frame.formUrl).origin)
    return null;
  const card = v.safeParse(ServiceCard, data);
  return card.success ? card.output : null;
}
