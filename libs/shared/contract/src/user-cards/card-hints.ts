/** What the empty fields of a card show: hints at the form, no rules. account §5 */
export const cardHints = {
  /** 14 digits; real cards have up to 19. */
  ccNumber: '12345678901234',
  /** Year and month. */
  ccExpiration: '203012',
  securityCode: '123',
} as const;
