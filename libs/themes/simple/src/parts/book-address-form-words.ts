import { defineWords } from '@shop/theming/words';

export const bookAddressFormWords = defineWords('book-address-form', {
  address: '住所',
  labelHint: '例：自宅、実家　お届け先の宛名には反映されません',
});
