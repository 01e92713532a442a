import type { SimpleCustomisation } from './simple-customisation';

/**
 * The version of each replaceable part, raised when its props or their meaning change.
 *
 * @internal Only the check of drifted overrides reads it.
 */
export const simplePartVersions: Readonly<Record<keyof SimpleCustomisation['parts'], number>> = {
  'address-block': 1,
  'block-head': 1,
  footer: 1,
  header: 1,
  'line-item': 1,
  'order-summary': 1,
  price: 1,
  'primary-button': 1,
  'primary-link': 1,
  'product-card': 1,
  'product-gallery': 1,
  rating: 1,
};
