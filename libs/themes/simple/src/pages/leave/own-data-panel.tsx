import { useSaveOwnData } from '@shop/feature-account/own-data/use-save-own-data';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import styles from './leave-page.module.css';
import { leaveWords } from './leave-words';

/** What the shop stores about the member, as a file to take along before it is deleted. */
export function OwnDataPanel() {
  const words = useWords(leaveWords);
  const { mutate, isPending, error } = useSaveOwnData((message) => void showToast('success', message));
  return (
    <Panel title={words.ownData}>
      <div className={styles.form}>
        <p>{words.ownDataLead}</p>
        {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
        <div>
          <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
            {words.saveOwnData}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
