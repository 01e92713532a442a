import { downloadCompanyStatement } from '@shop/contract/company-statements/download-company-statement';
import { useApi } from '@shop/query/use-api';
import { saveDownload } from '@shop/site/downloads/save-download';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';

/**
 * Saves a statement of the member's company under the name that the server suggests; `notify` is then called with the words
 * of the specification. Rejects with an ApiError. core §7
 */
export function useDownloadStatement(id: number, notify: (message: string) => void) {
  const api = useApi();
  return useGuardedMutation({
    mutationFn: async (): Promise<void> =>
      saveDownload(await api.call(downloadCompanyStatement, { params: { id } }), '合計請求書.pdf', {
        notify,
      }),
  });
}
