import { formatDateWithWeekday } from '@shop/format/format-date';
import type { deliveryPreferenceWords } from './delivery-preference-words';

/** The day and the time slot that the shopper prefers, as one text. */
export function formatDeliveryPreference(
  words: typeof deliveryPreferenceWords.words,
  day: string | null,
  timeSlotLabel: string | null,
): string {
  const date = day === null ? words.earliestDay : formatDateWithWeekday(day);
  return timeSlotLabel === null ? date : words.dayAndTime(date, timeSlotLabel);
}
