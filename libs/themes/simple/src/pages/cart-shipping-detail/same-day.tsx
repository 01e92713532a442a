import { formatDateWithWeekday } from '@shop/format/format-date';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Panel } from '@shop/ui-kit/panel';
import { Unbroken } from '@shop/ui-kit/unbroken';
import { useState } from 'react';
import { cartShippingDetailWords } from './cart-shipping-detail-words';

interface SameDayProps {
  /** The first day on which all destinations can be reached; null where there is none. */
  readonly day: string | null;
  readonly onChoose: (day: string) => void;
}

/** One press for an order that arrives everywhere on the same day. */
export function SameDay({ day, onChoose }: SameDayProps) {
  const words = useWords(cartShippingDetailWords);
  const [said, setSaid] = useState('');
  return (
    <Panel title={words.together}>
      <LiveMessage>{said}</LiveMessage>
      <p>
        <Unbroken>{day === null ? words.noCommonDay : words.commonDay(formatDateWithWeekday(day))}</Unbroken>
      </p>
      {day !== null && (
        <Button
          variant="secondary"
          onClick={() => {
            onChoose(day);
            setSaid(words.sameDayChosen(formatDateWithWeekday(day)));
          }}
        >
          {words.sameDayForAll}
        </Button>
      )}
    </Panel>
  );
}
