import type { SchoolPickup } from '@shop/contract/schools/school-pickup';
import type { StoredPickup } from '../db/schema';

/** What a cart or an order says of the school that hands it over: a part of its destination, left out where it is sent. */
export const presentPickup = (pickup: StoredPickup | null): { readonly pickup?: SchoolPickup } =>
  pickup === null
    ? {}
    : {
        pickup: {
          school_id: pickup.schoolId,
          school_name: pickup.schoolName,
          pickup_on: pickup.on,
          order_until: pickup.until,
        },
      };
