import { auditCommand } from './audit/audit-command';
import { backupCommands } from './backup/backup-commands';
import type { OperatorCommand } from './command/operator-command';
import { importCommand } from './import/import-command';
import { inquiryCommands } from './inquiries/inquiry-commands';
import { newsletterCommand } from './newsletters/newsletter-command';
import { changeOrderCommands } from './orders/change-order-commands';
import { showOrderCommands } from './orders/show-order-commands';
import { seedCommand } from './seed/seed-command';
import { settingsCommands } from './settings/settings-commands';
import { stockCommands } from './stock/stock-commands';
import { textCommands } from './texts/text-commands';

/** Everything an operator can do, in the order of the help. */
export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  ...settingsCommands,
  ...stockCommands,
  ...showOrderCommands,
  ...changeOrderCommands,
  ...inquiryCommands,
  ...textCommands,
  newsletterCommand,
  importCommand,
  seedCommand,
  ...backupCommands,
  auditCommand,
];
