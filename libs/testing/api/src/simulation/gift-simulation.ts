import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { checkSocialGiftDeliverySpec } from '@shop/contract/social-gifts/check-social-gift-delivery';
import { checkSocialGiftShippingSpec } from '@shop/contract/social-gifts/check-social-gift-shipping';
import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { declineSocialGiftSpec } from '@shop/contract/social-gifts/decline-social-gift';
import { getSocialGiftCompletionSpec } from '@shop/contract/social-gifts/get-social-gift-completion';
import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { listSocialGiftProductsSpec } from '@shop/contract/social-gifts/list-social-gift-products';
import { socialGifts } from '@shop/shop-api/db/schema';
import { and, eq } from 'drizzle-orm';
import { TOKYO_ADDRESS } from '../checkout';
import { cleanUp } from '../clean-up';
import type { TestApi, TestResponse } from '../open-test-api';
import { operatorOf } from '../operator';

/** What the receiver writes and the giver must never see. */
export const SECRET_ADDRESS = { ...TOKYO_ADDRESS, address2: '秘密の部屋101' };

/** What giver, receiver, shop and time do to a gift. */
export const GIFT_COMMANDS = [
  ...(['open', 'products', 'address', 'delivery', 'complete', 'completion', 'decline'] as const),
  ...(['read', 'cancel', 'paid', 'shipped', 'shop-cancels', 'too-late', 'clean', 'settle'] as const),
];
export type GiftCommand = (typeof GIFT_COMMANDS)[number];

/** A gift that was placed, and what the simulation acts with. */
export interface PlacedGift {
  readonly orderId: number;
  readonly orderNo: string;
  readonly token: string;
  readonly giver: { readonly token: string };
}

/** Acts on one gift and keeps what its giver and receiver were told, and how often each command was accepted. */
export class GiftSimulation {
  readonly toldGiver: string[] = [];
  readonly toldReceiver: string[] = [];
  readonly accepted: Record<string, number> = { complete: 0, decline: 0 };

  constructor(
    private readonly api: TestApi,
    readonly gift: PlacedGift,
  ) {}

  private keep(told: string[], { status }: TestResponse<unknown>, read: () => unknown): void {
    // Anything but these is no answer that a shopper should get.
    if (![200, 404, 422].includes(status)) throw new Error(`A response of ${status}`);
    told.push(JSON.stringify(read()));
  }

  private async asReceiver(name: GiftCommand, call: Promise<TestResponse<unknown>>): Promise<void> {
    const response = await call;
    const isAccepted = response.status === 200;
    if (isAccepted) this.accepted[name] = (this.accepted[name] ?? 0) + 1;
    this.keep(this.toldReceiver, response, () => (isAccepted ? response.body : response.error));
  }

  private async asGiver(call: Promise<TestResponse<unknown>>): Promise<void> {
    const response = await call;
    this.keep(this.toldGiver, response, () => (response.status === 200 ? response.body : response.error));
  }

  private readonly operate = async (...words: readonly string[]): Promise<void> => {
    await operatorOf(this.api)('orders', ...words);
  };

  /** Runs one command; what it refuses is no error. */
  async run(command: GiftCommand): Promise<void> {
    const { api } = this;
    const { token, orderId, orderNo, giver } = this.gift;
    const params = { token };
    switch (command) {
      case 'open':
        return this.asReceiver(command, api.call(getSocialGiftShippingSpec, { params }));
      case 'products':
        return this.asReceiver(command, api.call(listSocialGiftProductsSpec, { params }));
      case 'address':
        return this.asReceiver(
          command,
          api.call(checkSocialGiftShippingSpec, { body: { token, ...SECRET_ADDRESS } }),
        );
      case 'delivery': {
        const body = { token, prefecture: '東京都', delivery_timezone_key: 'am' };
        return this.asReceiver(command, api.call(checkSocialGiftDeliverySpec, { body }));
      }
      case 'complete':
        return this.asReceiver(command, api.call(completeSocialGiftSpec, { params, body: SECRET_ADDRESS }));
      case 'completion':
        return this.asReceiver(command, api.call(getSocialGiftCompletionSpec, { params }));
      case 'decline':
        return this.asReceiver(command, api.call(declineSocialGiftSpec, { params }));
      case 'read':
        return this.asGiver(api.call(getOrderSpec, { params: { id: orderId } }, giver));
      case 'cancel':
        return this.asGiver(api.call(cancelOrderSpec, { params: { id: orderId }, body: {} }, giver));
      case 'paid':
        return this.operate('paid', orderNo);
      case 'shipped':
        return this.operate('shipped', orderNo, '--tracking', orderNo);
      case 'shop-cancels':
        return this.operate('cancelled', orderNo, '--reason', '在庫がありませんでした');
      case 'too-late': {
        const isWaiting = and(eq(socialGifts.orderId, orderId), eq(socialGifts.status, 'waiting'));
        await api.db.update(socialGifts).set({ expiresAt: api.clock.now() }).where(isWaiting);
        return;
      }
      case 'clean':
        await cleanUp(api, 'expiredGifts');
        return;
      case 'settle':
        await api.reconcile();
    }
  }
}
