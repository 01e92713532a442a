/** What `cancel_only_ecd_key` says (account §4); a shop may set others of its own on its products. */
export const CANCEL_KEYS = {
  /** The money came by transfer or at a convenience store: the shop asks for an account and pays it back by hand. */
  refundByHand: 'refund-by-hand',
} as const;
