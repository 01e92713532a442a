import { auditCommand } from './audit/audit-command';
import { backupCommands } from './backup/backup-commands';
import type { OperatorCommand } from './command/operator-command';
import { businessDayCommands } from './business-days/business-day-commands';
import { changeCompanyCommands } from './companies/change-company-commands';
import { companyMemberCommands } from './companies/company-member-commands';
import { listCompaniesCommand } from './companies/list-companies-command';
import { contentCommands } from './content/content-commands';
import { couponCommands } from './coupons/coupon-commands';
import { importCommand } from './import/import-command';
import { inquiryCommands } from './inquiries/inquiry-commands';
import { clearQuestionCommand } from './members/clear-question-command';
import { listMembersCommand } from './members/list-members-command';
import { newsletterCommand } from './newsletters/newsletter-command';
import { offerCommands } from './offers/offer-commands';
import { changeOrderCommands } from './orders/change-order-commands';
import { listDestinationsCommand } from './orders/list-destinations-command';
import { listOrdersCommand } from './orders/list-orders-command';
import { listSalesCommand } from './orders/list-sales-command';
import { showOrderCommand } from './orders/show-order-command';
import { paymentFeeCommands } from './payment-fees/payment-fee-commands';
import { pointCommands } from './points/point-commands';
import { cancelKeyCommands } from './products/cancel-key-commands';
import { exportProductsCommand } from './products/export-products-command';
import { listProductsCommand } from './products/list-products-command';
import { changeReturnCommands } from './returns/change-return-commands';
import { undoReturnCommand } from './returns/undo-return-command';
import { listReturnsCommand } from './returns/list-returns-command';
import { openReturnCommand } from './returns/open-return-command';
import { showReturnCommand } from './returns/show-return-command';
import { reviewCommands } from './reviews/review-commands';
import { listRequirementsCommand } from './schools/list-requirements-command';
import { listSchoolsCommand } from './schools/list-schools-command';
import { pickupSchoolCommand } from './schools/pickup-school-command';
import { requireProductCommand } from './schools/require-product-command';
import { tagSchoolCommand } from './schools/tag-school-command';
import { seedCommand } from './seed/seed-command';
import { settingsCommands } from './settings/settings-commands';
import { shippingFeeCommands } from './shipping-fees/shipping-fee-commands';
import { slipCommand } from './slips/slip-command';
import { statementCommands } from './statements/statement-commands';
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
  exportProductsCommand,
  ...cancelKeyCommands,
  ...stockCommands,
  listOrdersCommand,
  showOrderCommand,
  listDestinationsCommand,
  listSalesCommand,
  slipCommand,
  ...changeOrderCommands,
  listReturnsCommand,
  showReturnCommand,
  openReturnCommand,
  ...changeReturnCommands,
  undoReturnCommand,
  ...couponCommands,
  listMembersCommand,
  clearQuestionCommand,
  ...pointCommands,
  listCompaniesCommand,
  ...changeCompanyCommands,
  ...companyMemberCommands,
  ...statementCommands,
  listSchoolsCommand,
  tagSchoolCommand,
  pickupSchoolCommand,
  listRequirementsCommand,
  requireProductCommand,
  ...inquiryCommands,
  ...reviewCommands,
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
