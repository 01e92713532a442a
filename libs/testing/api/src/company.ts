import type { CompanyRole } from '@shop/contract/companies/company-role';
import { operatorOf } from './operator';
import type { TestApi } from './open-test-api';

const OF_SHOP = ['--channel', 'corporate'];

/** Terms of a company as the operator's commands take them. */
export type CompanyOptions = readonly string[];

async function run(api: TestApi, ...words: readonly string[]): Promise<void> {
  const { code, err } = await operatorOf(api)(...words, ...OF_SHOP);
  if (code !== 0) throw new Error(err);
}

/** Adds a company to the wholesale shop, and makes its members of whom they were before. */
export async function addCompany(
  api: TestApi,
  code: string,
  members: Readonly<Record<string, CompanyRole>>,
  options: CompanyOptions = [],
): Promise<void> {
  const limit = options.includes('--credit-limit') ? [] : ['--credit-limit', 'none'];
  await run(api, 'companies', 'add', code, `${code}商店`, ...limit, ...options);
  for (const [email, role] of Object.entries(members))
    await run(api, 'companies', 'assign', code, email, role);
}

/** Changes the terms of a company. */
export const setCompany = (api: TestApi, code: string, ...options: CompanyOptions): Promise<void> =>
  run(api, 'companies', 'set', code, ...options);

/** Terms by which every order of a company has to be approved. */
export const APPROVES_ALL: CompanyOptions = ['--approval', '0'];

/** Makes the company be there, with at least these members; also when it is there already, with the terms it has. */
export async function openCompany(
  api: TestApi,
  code: string,
  channel: string,
  members: Readonly<Record<string, CompanyRole>>,
  options: CompanyOptions = [],
): Promise<void> {
  const shop = operatorOf(api);
  const ofShop = ['--channel', channel];
  await shop('companies', 'add', code, `${code}商店`, '--credit-limit', 'none', ...options, ...ofShop);
  for (const [email, role] of Object.entries(members)) {
    const { code: exit, err } = await shop('companies', 'assign', code, email, role, ...ofShop);
    if (exit !== 0) throw new Error(err);
  }
}
