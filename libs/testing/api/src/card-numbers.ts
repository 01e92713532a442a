/** Card numbers for the payment sandbox, by what it does with them. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  confirmed: '4000000000003220',
} as const;
