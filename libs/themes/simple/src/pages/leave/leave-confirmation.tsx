import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { LeaveForm } from './leave-form';
import styles from './leave-page.module.css';
import { leaveWords } from './leave-words';
import { OwnDataPanel } from './own-data-panel';

/** What goes with the account, by the keys of its words. */
const LOST = [
  'lostPoints',
  'lostEntries',
  'lostFavourites',
  'lostHistories',
  'lostNotices',
  'lostCart',
] as const;

/** The first step: shows what is lost, and asks for the password and a confirmation. */
export function LeaveConfirmation() {
  const words = useWords(leaveWords);
  return (
    <>
      <p>{words.consequence}</p>
      <Panel title={words.lost}>
        <ul className={styles.lost}>
          {LOST.map((what) => (
            <li key={what}>{words[what]}</li>
          ))}
        </ul>
      </Panel>
      <OwnDataPanel />
      <Notice kind="info">
        <p>{words.ordersStay}</p>
        <p>{words.waitForDelivery}</p>
      </Notice>
      <LeaveForm />
    </>
  );
}
