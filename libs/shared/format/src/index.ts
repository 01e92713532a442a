export { SHOP_TIME_ZONE, formatDate, formatDateTime, formatDateWithWeekday } from './format-date';
export { formatCount, formatPriceWithTax, formatYen } from './format-yen';
