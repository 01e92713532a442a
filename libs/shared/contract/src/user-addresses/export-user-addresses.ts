import { type EndpointOf, specify } from '../endpoint';

const schemas = {};

/** The address book as a CSV file (UTF-8 with BOM) that a spreadsheet opens without running anything and that can be imported again. */
export const exportUserAddresses: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-addresses/export',
  auth: 'member',
  responseType: 'file',
};

export const exportUserAddressesSpec = specify({
  endpoint: exportUserAddresses,
  schemas,
  summary: 'アドレス帳の書き出し（CSV）',
  errors: [],
});
