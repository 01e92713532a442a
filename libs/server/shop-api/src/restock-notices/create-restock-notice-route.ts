import { RESTOCK_NOTICE_ERRORS } from '@shop/contract/restock-notices/restock-notice-errors';
import { createRestockNoticeSpec } from '@shop/contract/restock-notices/create-restock-notice';
import { mailboxHash } from '../auth/mailbox-hash';
import { hashToken, randomToken } from '../auth/random-token';
import { consumeRateLimit } from '../http/rate-limit';
import { invalidFields, rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { limitStrangerMail } from '../mail/limit-stranger-mail';
import { priceViewOf } from '../products/shopper-price';
import { requireProduct } from '../products/require-product';
import { restockConfirmationMail } from './restock-mails';
import { lockStock, insertNotice } from './restock-notice-store';
import { HOUR_MS } from '../durations';

/** Wishes from one client IP, and confirmations to one mailbox. */
const PER_CLIENT_IP = { count: 20, windowMs: HOUR_MS };

const PER_MAILBOX = { count: 10, windowMs: HOUR_MS };

/** POST /v1/products/{key}/restock-notices */
export const createRestockNoticeRoute = defineRoute(
  createRestockNoticeSpec,
  async (context, { params, body }) => {
    const { db, clock, channel, member, rateIp, config } = context;
    const { product } = await requireProduct(context, await priceViewOf(db, context), params.key);
    const email = member?.email ?? body.email;
    if (email === '') throw invalidFields({ email: ['メールアドレスを入力してください'] });
    await consumeRateLimit(db, clock, `restock/${channel.id}/${rateIp}`, PER_CLIENT_IP);
    await db.transaction(async (tx) => {
      if ((await lockStock(tx, product.id)) > 0)
        throw rejected(RESTOCK_NOTICE_ERRORS.inStock, 'この商品は在庫がございます。ご注文いただけます');
      const token = randomToken();
      const isNew = await insertNotice(tx, {
        channelId: channel.id,
        productId: product.id,
        email,
        tokenHash: hashToken(token),
        createdAt: clock.now(),
      });
      if (!isNew) return;
      // Counted with the mail alone: nobody silences a mailbox by calls that send nothing.
      await consumeRateLimit(tx, clock, `restock-mail/${channel.id}/${mailboxHash(email)}`, PER_MAILBOX);
      await limitStrangerMail(tx, context, email);
      const origin = config.shopOrigins[channel.key];
      await context.mail.send(tx, restockConfirmationMail({ channel, origin, product, to: email }, token));
    });
    context.mail.flushLater();
    return undefined;
  },
);
