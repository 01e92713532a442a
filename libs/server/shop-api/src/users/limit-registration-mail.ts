import type { RouteContext } from '../http/route-context';
import { limitStrangerMail } from '../mail/limit-stranger-mail';
import { frontSettings } from '../site/front-settings';

/**
 * Counts the mail by which a new member is to prove the address, where this shop sends one: before the registration, which
 * would otherwise stand without its mail. Throws a 429. reliability 5
 */
export async function limitRegistrationMail(context: RouteContext, email: string): Promise<void> {
  if (!frontSettings(context.channel)['PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE']) return;
  await limitStrangerMail(context.db, context, email);
}
