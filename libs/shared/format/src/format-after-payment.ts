/** What follows the payment of an order that leaves only once it is paid. */
interface AfterPayment {
  /** Working days of the shop until the goods leave; 0: the day itself. */
  readonly workingDays: number;
  /** Calendar days on the road. */
  readonly transitDays: number;
}

/** When an order arrives that waits for its payment, such as ご入金の確認後、2営業日で発送し、発送から1日でお届けします. */
export const formatAfterPayment = ({ workingDays, transitDays }: AfterPayment): string =>
  `ご入金の確認後、${workingDays === 0 ? '最短で当日（営業日）に' : `${workingDays}営業日で`}発送し、発送から${transitDays}日でお届けします`;
