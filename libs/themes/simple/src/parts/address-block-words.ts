import { defineWords } from '@shop/theming/words';

export const addressBlockWords = defineWords('address-block', {
  recipient: (name: string) => `${name} 様`,
  postalAddress: (postalCode: string, address: string) => `〒${postalCode} ${address}`,
  phoneNumber: (phoneNumber: string) => `電話番号 ${phoneNumber}`,
});
