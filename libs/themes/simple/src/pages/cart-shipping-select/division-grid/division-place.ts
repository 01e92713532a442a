/** A destination as the division names it. */
export interface DivisionPlace {
  readonly key: string;
  /** お届け先1 */
  readonly number: string;
  /** 山田 花子 様 */
  readonly recipient: string;
  /** Both. */
  readonly name: string;
}
