/** Whether a step of an order was opened from the confirmation, and leads back to it. */
export const isFromConfirm = (search: URLSearchParams): boolean => search.get('from') === 'confirm';
