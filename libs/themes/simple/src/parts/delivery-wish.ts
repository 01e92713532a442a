import { formatDateWithWeekday } from '@shop/format/format-date';

/** The wished day and time slot in words. */
export function deliveryWish(day: string | null, timeSlotLabel: string | null): string {
  const date = day === null ? '指定なし（最短でお届け）' : formatDateWithWeekday(day);
  return timeSlotLabel === null ? date : `${date} ${timeSlotLabel}`;
}
