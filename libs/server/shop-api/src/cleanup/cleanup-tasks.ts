import { deleteOldCarts } from '../carts/state/delete-old-carts';
import { forgetCartsOfLeavers } from '../carts/state/forget-carts-of-leavers';
import { deleteOrphanedUploads } from '../files/delete-orphaned-uploads';
import { deleteUnusedPictures } from '../files/delete-unused-pictures';
import { deleteInterruptedNewsletters } from '../newsletters/delete-interrupted-newsletters';
import { deleteInterruptedImports } from '../operator/import/delete-interrupted-imports';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders';
import { forgetOrderersOfLeavers } from '../orders/forget-orderers';
import { remindUnpaidOrders } from '../orders/remind-unpaid-orders';
import { analyseCatalogue } from '../products/analyse-catalogue';
import { finishRestockNotices } from '../restock-notices/finish-restock-notices';
import { deleteUnusedWords } from '../search/delete-unused-words';
import { drainIndexQueue } from '../search/drain-index-queue';
import { cancelExpiredGifts } from '../social-gifts/cancel-expired-gifts';
import { closeStatements } from '../company-statements/close-statements';
import { forgetLateRows } from '../users/forget-late-rows';
import type { CleanupTask } from './cleanup-task';
import { expiredRowsTasks } from './expired-rows-tasks';
import { retentionTasks } from './retention-tasks';

/** All the cleanup, in its order. */
export const CLEANUP_TASKS: readonly CleanupTask[] = [
  { name: 'unpaidOrders', run: cancelUnpaidOrders },
  { name: 'unpaidReminders', run: remindUnpaidOrders },
  { name: 'companyStatements', run: closeStatements },
  { name: 'expiredGifts', run: cancelExpiredGifts },
  { name: 'restockNotices', run: finishRestockNotices },
  { name: 'carts', run: deleteOldCarts },
  { name: 'rowsOfLeavers', run: forgetLateRows, isOnceARound: true },
  { name: 'cartsOfLeavers', run: forgetCartsOfLeavers, isOnceARound: true },
  { name: 'ordersOfLeavers', run: forgetOrderersOfLeavers, isOnceARound: true },
  { name: 'uploads', run: deleteOrphanedUploads },
  { name: 'pictures', run: deleteUnusedPictures, isOnceARound: true },
  { name: 'imports', run: deleteInterruptedImports },
  { name: 'newsletters', run: deleteInterruptedNewsletters },
  { name: 'searchIndex', run: drainIndexQueue },
  { name: 'searchWords', run: deleteUnusedWords, isOnceARound: true },
  ...expiredRowsTasks,
  ...retentionTasks,
  {
    name: 'statistics',
    async run({ db }) {
      await analyseCatalogue(db);
      return 0;
    },
  },
];
