import { type Shop, SHOPS } from '@shop/shops/shop-list';
import type { ShopSeed } from '../shop-seed';
import { corporateShop } from './corporate-shop';
import { defaultShop } from './default-shop';
import { giftShop } from './gift-shop';
import { schoolShop } from './school-shop';

/** The seed data by the name that the list of shops gives it: a shop without seed data does not compile. */
const SEEDS: Readonly<Record<Shop['seed'], ShopSeed>> = {
  default: defaultShop,
  corporate: corporateShop,
  school: schoolShop,
  gift: giftShop,
};

/** The seed data of every shop, in the order of the list of shops. */
export const SHOP_SEEDS: readonly ShopSeed[] = SHOPS.map(({ seed }) => SEEDS[seed]);
