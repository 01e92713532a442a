import { defineWords } from '@shop/theming/words';

export const bookAddressFormWords = defineWords('book-address-form', {
  /** Beside the mobile number; empty: nothing is said. */
  cellPhoneHint: '',
  address: '住所',
  labelHint: '例：自宅、実家　お届け先には反映されません',
});
