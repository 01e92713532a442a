import { useExportAddresses } from '@shop/feature-account/address-export/use-export-addresses';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import styles from './address-book-page.module.css';
import { addressBookWords } from './address-book-words';
import { ImportForm } from './import-form';

/** The address book as a file: out, where there is something in it, and in. account §8 */
export function AddressFile({ isEmpty }: { readonly isEmpty: boolean }) {
  const words = useWords(addressBookWords);
  const { mutate, isPending, error } = useExportAddresses((message) => void showToast('success', message));
  return (
    <>
      {!isEmpty && (
        <Panel title={words.exporting}>
          <div className={styles.file}>
            <p>{words.exportLead}</p>
            {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
            <div>
              <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
                {words.exportFile}
              </Button>
            </div>
          </div>
        </Panel>
      )}
      <Panel title={words.importing}>
        <ImportForm />
      </Panel>
    </>
  );
}
