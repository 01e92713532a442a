import { useExportAddresses } from '@shop/feature-account/address-export/use-export-addresses';
import { errorMessage } from '@shop/site/errors/error-message';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { Panel } from '@shop/ui-kit/panel';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import styles from './address-book-page.module.css';
import { ImportForm } from './import-form';

/** The address book as a file: out, where there is something in it, and in. account §8 */
export function AddressFile({ isEmpty }: { readonly isEmpty: boolean }) {
  const { mutate, isPending, error } = useExportAddresses((message) => void showToast('success', message));
  return (
    <>
      {!isEmpty && (
        <Panel title="住所の書き出し">
          <div className={styles.file}>
            <p>登録した住所をCSVファイルで保存します。表計算ソフトで開け、そのまま取り込めます。</p>
            {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
            <div>
              <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
                CSVファイルを書き出す
              </Button>
            </div>
          </div>
        </Panel>
      )}
      <Panel title="住所の取り込み">
        <ImportForm />
      </Panel>
    </>
  );
}
