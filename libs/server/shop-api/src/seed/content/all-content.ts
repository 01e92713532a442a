import type { Shop } from '@shop/shops/shop-list';
import { corporateContent } from './corporate-content';
import { defaultContent } from './default-content';
import { giftContent } from './gift-content';
import { schoolContent } from './school-content';
import type { ShopContent } from './shop-content';

/** The content of each shop, by channel key. */
export const SHOP_CONTENT: Readonly<Record<string, ShopContent>> = {
  default: defaultContent,
  corporate: corporateContent,
  school: schoolContent,
  gift: giftContent,
} satisfies Readonly<Record<Shop['channel'], ShopContent>>;
