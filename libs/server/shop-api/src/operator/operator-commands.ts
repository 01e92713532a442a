import { auditCommand } from './audit/audit-command';
import { backupCommands } from './backup/backup-commands';
import type { OperatorCommand } from './command/operator-command';
import { businessDayCommands } from './business-days/business-day-commands';
import { contentCommands } from './content/content-commands';
import { importCommand } from './import/import-command';
import { inquiryCommands } from './inquiries/inquiry-commands';
import { listMembersCommand } from './members/list-members-command';
import { newsletterCommand } from './newsletters/newsletter-command';
import { offerCommands } from './offers/offer-commands';
import { changeOrderCommands } from './orders/change-order-commands';
import { showOrderCommands } from './orders/show-order-commands';
import { paymentFeeCommands } from './payment-fees/payment-fee-commands';
import { listProductsCommand } from './products/list-products-command';
import { seedCommand } from './seed/seed-command';
import { settingsCommands } from './settings/settings-commands';
import { shippingFeeCommands } from './shipping-fees/shipping-fee-commands';
import { statusCommand } from './status/status-command';
import { stockCommands } from './stock/stock-commands';
import { synonymCommands } from './synonyms/synonym-commands';
import { textCommands } from './texts/text-commands';

/** Everything an operator can do, in the order of the help. */
export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  statusCommand,
  ...settingsCommands,
  ...shippingFeeCommands,
  ...paymentFeeCommands,
  ...businessDayCommands,
  listProductsCommand,
  ...stockCommands,
  ...showOrderCommands,
  ...changeOrderCommands,
  listMembersCommand,
  ...inquiryCommands,
  ...contentCommands,
  ...textCommands,
  ...synonymCommands,
  newsletterCommand,
  importCommand,
  ...offerCommands,
  seedCommand,
  ...backupCommands,
  auditCommand,
];
