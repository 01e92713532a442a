import { toGiftCompletion, toGiftDeliveryWish, toGiftLeadtime } from './to-gift';

const COMPLETION = {
  order_shipping_id: 1,
  status: 'completed',
  giver_name: '森野 みどり',
  receiver_name: '鈴木 一郎',
  completed_at: '2026-06-10T01:00:00.000Z',
  delivery_at: '2026-06-20',
  earliest_arrival_on: '2026-06-15',
} as const;

it.each([
  ['the slot that was chosen', { am: '午前中' }, 'am', '午前中'],
  ['the first of several', { evening: '18時〜20時', am: '午前中' }, 'evening', '18時〜20時'],
  ['none', {}, null, null],
])('[beh-delivery-timezone-key] a gift arrives in %s', (_what, delivery_timezone, key, label) => {
  const completion = { ...COMPLETION, delivery_timezone, delivery_timezone_key: key };
  expect(toGiftCompletion(completion)).toMatchObject({ deliveryAt: '2026-06-20', timeSlotLabel: label });
});

it('[beh-delivery-timezone-key] the slots to choose from have the keys of the object, in its order', () => {
  const wire = {
    ...{ packing_key: null, shipping_key: 'main', order_shipping_id: 1, dates: [], deliveries: [] },
    ...{ ships_on: '2026-06-12', earliest_arrival_on: '2026-06-15', after_payment: null, paid_first: [] },
    delivery_timezone: { am: '午前中', evening: '18時〜20時' },
  };
  expect(toGiftLeadtime(wire).timeSlots).toEqual([
    { key: 'am', label: '午前中' },
    { key: 'evening', label: '18時〜20時' },
  ]);
});

it.each([
  ['the only slot', { am: '午前中' }, 'am'],
  ['the first of several', { evening: '18時〜20時', am: '午前中' }, 'evening'],
  ['none', {}, null],
])('[beh-delivery-timezone-key] a wish that the API has accepted has %s', (_what, delivery_timezone, key) => {
  const accepted = {
    delivery_at: null,
    delivery_timezone_key: 'of no use',
    earliest_arrival_on: '2026-06-15',
  };
  expect(toGiftDeliveryWish({ ...accepted, delivery_timezone })).toEqual({
    deliveryAt: null,
    timeSlotKey: key,
  });
});
