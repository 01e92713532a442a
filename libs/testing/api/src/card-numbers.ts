/** Numbers of cards as the payment service in the box treats them. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  confirmed: '4000000000003220',
} as const;
