import type { Parcel } from '../../orders/apply-order-step';

/** What the operator says of goods that came back. */
export interface Received {
  /** `--restock` as it was given. */
  readonly restock: string;
  /** Yen with tax; not given for an exchange, which takes and gives back no money. */
  readonly refund: number | null;
  /** With what the wanted pieces of an exchange leave; not given for anything else. */
  readonly parcel: Parcel | null;
  /** How many of the points that the order used go back. */
  readonly points: number;
}
