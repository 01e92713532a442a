import { DELIVERIES, type DeliveryId } from '@shop/contract/shipping-leadtime/delivery';

const CHOICES: readonly DeliveryId[] = Object.values(DELIVERIES);

/** A stored delivery method as the API returns it: 1 to 3, or null for the ordinary one. */
export const presentDeliveryId = (stored: number): DeliveryId | null =>
  CHOICES.find((choice) => choice === stored) ?? null;
