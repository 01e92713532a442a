import type { OfferedPickupView } from '@shop/feature-catalogue/school-requirements/school-pickups-query';
import { formatMonthDay } from '@shop/format/format-month-day';
import { useWords } from '@shop/theming/use-words';
import { Panel } from '@shop/ui-kit/panel';
import type { ReactNode } from 'react';
import { PickupDays } from './pickup-days';
import { schoolPickupWords } from './school-pickup-words';

interface PickupPanelProps {
  readonly pickup: OfferedPickupView;
  /** The school is the cart's destination already. */
  readonly isChosen: boolean;
  /** How it is chosen; not shown once its deadline is over. */
  readonly children: ReactNode;
}

/** A school as a destination: its days and place, and how it is chosen, or why it cannot be. */
export function PickupPanel({ pickup, isChosen, children }: PickupPanelProps) {
  const words = useWords(schoolPickupWords);
  return (
    <Panel title={words.at(pickup.schoolName)}>
      <PickupDays pickup={pickup} />
      <p>{pickup.place}</p>
      {pickup.isOpen ? (
        <>
          <p>{isChosen ? words.chosen : words.noShippingFee}</p>
          <p>{words.paidFirst}</p>
          {children}
        </>
      ) : (
        <p>{words.over(formatMonthDay(pickup.until))}</p>
      )}
    </Panel>
  );
}
