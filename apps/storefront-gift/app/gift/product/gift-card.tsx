import type { ProductCardProps } from '@shop/theme-simple/parts/product-card';
import { GiftPicture } from './gift-picture';

/** Two beside each other on phones, three on tablets, four above. */
const SIZES = '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, 270px';

/** A gift among others on the shop's pages. */
export default function GiftCard(props: ProductCardProps) {
  return <GiftPicture {...props} sizes={SIZES} />;
}
