import * as v from 'valibot';

/** Delivery choices of the wholesale shop (core §3). */
export const DELIVERIES = { furnitureHub: 1, directToStore: 2, directToCustomer: 3 } as const;

export const DeliveryId = v.picklist(Object.values(DELIVERIES), '配送方法を選択してください');

export type DeliveryId = v.InferOutput<typeof DeliveryId>;
