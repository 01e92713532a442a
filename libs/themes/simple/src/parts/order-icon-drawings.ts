/** The signs of what becomes of an order, as those of `iconDrawings`; only parts that are loaded later show them. */
export const orderIconDrawings = {
  delivery: [
    22,
    16,
    'M3.6 12.3H1V1.8h12v10.5H7.5M13 5h4.5L21 8.5v3.8h-2.5m-4 0H13M7.5 13a2 2 0 1 0-4 0 2 2 0 0 0 4 0M18.5 13a2 2 0 1 0-4 0 2 2 0 0 0 4 0',
  ],
  orders: [22, 22, 'M5 2.7h12v16.5l-3-2-3 2-3-2-3 2zM8 7.5h6M8 11.5h6'],
  return: [22, 18, 'M7 2L3 6l4 4M3.5 6H13a5 5 0 0 1 0 10H7'],
} as const;
