import { initCartSpec } from '@shop/contract/carts/init-cart';
import type { TestApi } from '@shop/testing-api/open-test-api';
import type { StockedProduct } from '@shop/testing-api/stock';

/** A shop with three products, and a member whose cart is simulated. */
export interface ShoppingPlace {
  readonly api: TestApi;
  readonly url: string;
  readonly products: readonly StockedProduct[];
  readonly member: { readonly id: number; readonly email: string; readonly password: string };
  /** The access token of the member's other device. */
  readonly deviceToken: string;
  /** The cookies with which the member's last history ended, so that not each begins with a sign-in. */
  readonly signedIn: { cookies: readonly string[] };
}

/** The member's cart on the other device. */
export async function initOnDevice({ api, deviceToken }: ShoppingPlace, token: string | null = null) {
  const body = { token, invalid_product: false };
  return (await api.call(initCartSpec, { body }, { token: deviceToken })).body;
}
