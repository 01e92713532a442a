import type { ShopSeed } from '../shop-seed';
import { corporateShop } from './corporate-shop';
import { defaultShop } from './default-shop';
import { giftShop } from './gift-shop';
import { schoolShop } from './school-shop';

/** The shops of the seed, in the order of their ports. */
export const SHOPS: readonly ShopSeed[] = [defaultShop, corporateShop, schoolShop, giftShop];
