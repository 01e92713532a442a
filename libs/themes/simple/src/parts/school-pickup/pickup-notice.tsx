import { schoolPickupsQuery } from '@shop/feature-catalogue/school-requirements/school-pickups-query';
import { formatMonthDay } from '@shop/format/format-month-day';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { PickupDays } from './pickup-days';
import styles from './pickup-notice.module.css';
import { schoolPickupWords } from './school-pickup-words';

interface PickupNoticeProps {
  /** Only the schools of these tags; left out: all whose tags are open in this tab. */
  readonly tags?: readonly string[];
}

/** Which schools hand orders over, when, and until when; nothing to who has checked no such school. */
export function PickupNotice({ tags }: PickupNoticeProps) {
  const words = useWords(schoolPickupWords);
  const { data = [] } = useQuery(schoolPickupsQuery(useApi()));
  const shown = data.filter(({ tag }) => tags?.includes(tag) ?? true);
  return shown.map((pickup) => (
    <div key={pickup.schoolId} className={styles.notice}>
      <p>
        <strong>{pickup.schoolName}</strong>
      </p>
      <PickupDays pickup={pickup} />
      {!pickup.isOpen && <p>{words.over(formatMonthDay(pickup.until))}</p>}
    </div>
  ));
}
