/** The path patterns of the order desk and of the pages by which guests come back to their orders, by the page’s id. account §2 */
export const ORDER_PAGE_PATHS = {
  'order-desk': '/order-desk',
  'order-receipt': '/orders/receipt',
  'order-find': '/orders/find',
  'guest-order': '/orders/view',
} as const;
