/** A destination as the division names it. */
export interface DivisionPlace {
  readonly key: string;
  /** お届け先1 */
  readonly number: string;
  /** 自宅, or 山田 花子 様（千代田区） */
  readonly label: string;
  /** Both. */
  readonly name: string;
}
