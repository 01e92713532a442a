import { useMaintenanceTags } from '@shop/feature-tracking/use-maintenance-tags';
import { maintenanceAtom } from '@shop/site/state/site-state';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useAtomValue } from 'jotai/react';
import { maintenanceWords } from './maintenance-words';
import { StatusMessage } from '../../parts/status-message';

/** The shop is closed for a while: the server's own words where it has some. core §8 */
export default function MaintenancePage() {
  const words = useWords(maintenanceWords);
  const maintenance = useAtomValue(maintenanceAtom);
  useMaintenanceTags(maintenance?.gtmId ?? null);
  return (
    <StatusMessage
      heading={maintenance?.title || words.heading}
      message={maintenance?.message || words.message}
    >
      <a href={paths.home()}>{words.retry}</a>
    </StatusMessage>
  );
}
