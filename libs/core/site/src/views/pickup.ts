import type { SchoolPickup } from '@shop/contract/schools/school-pickup';

/** The school that hands over what goes to a destination. */
export interface Pickup {
  readonly schoolId: number;
  readonly schoolName: string;
  /** `YYYY-MM-DD`, in Japan: the day, and the last one on which it can be ordered. */
  readonly on: string;
  readonly until: string;
}

/** The wire's pick-up as the pages see it; null where the goods are sent. */
export const toPickup = (wire: SchoolPickup | undefined): Pickup | null =>
  wire === undefined
    ? null
    : {
        schoolId: wire.school_id,
        schoolName: wire.school_name,
        on: wire.pickup_on,
        until: wire.order_until,
      };
