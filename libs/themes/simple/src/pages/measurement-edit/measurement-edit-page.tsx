import { measurementsQuery } from '@shop/feature-account/measurements/measurements-query';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { MypageFrame } from '../../parts/mypage-frame';
import { MeasurementForm } from './measurement-form';
import { measurementEditWords } from './measurement-edit-words';

/** A new measurement. The last one is a hint that the form can do without. account §2 */
export default function MeasurementEditPage() {
  const words = useWords(measurementEditWords);
  const last = useQuery(measurementsQuery(useApi())).data?.entries[0] ?? null;
  return (
    <MypageFrame
      title={words.heading}
      above={[{ label: words.measurements, to: accountPaths.measurements() }]}
    >
      <p>{words.lead}</p>
      <MeasurementForm last={last} />
    </MypageFrame>
  );
}
