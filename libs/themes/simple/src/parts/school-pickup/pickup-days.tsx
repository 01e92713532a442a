import { formatMonthDay } from '@shop/format/format-month-day';
import type { Pickup } from '@shop/site/views/pickup';
import { useWords } from '@shop/theming/use-words';
import { schoolPickupWords } from './school-pickup-words';

interface PickupDaysProps {
  readonly pickup: Pick<Pickup, 'on' | 'until'>;
}

/** When a school hands over, and until when that can be ordered. */
export function PickupDays({ pickup }: PickupDaysProps) {
  const words = useWords(schoolPickupWords);
  return <p>{words.days(formatMonthDay(pickup.on), formatMonthDay(pickup.until))}</p>;
}
