import { corporateContent } from './corporate-content';
import { defaultContent } from './default-content';
import { giftContent } from './gift-content';
import { schoolContent } from './school-content';
import type { ShopContent } from './shop-content';

/** What the shops tell, by the key of their channel. */
export const SHOP_CONTENT: Readonly<Record<string, ShopContent>> = {
  default: defaultContent,
  corporate: corporateContent,
  school: schoolContent,
  gift: giftContent,
};
