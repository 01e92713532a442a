/** The root element of a part of the server's HTML whose code has not arrived. */
export const WAITING_PART = '[data-waits]';
/** The window receives this event when the code of such a part has arrived. */
export const AWAKE_EVENT = 'shop-awake';
