import type { ShopApiConfig } from '@shop/shop-api/ports/shop-api-config';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestApi, openTestApi } from '../open-test-api';
import { createTestClock } from '../test-clock';
import { CASE_ORIGINS } from './all-contract-cases';
import { CaseRunner } from './case-runner';

/** A shop in which the contract's cases can be run. */
export interface CaseShop {
  readonly api: TestApi;
  readonly runner: CaseRunner;
}

/** Opens one before the tests of a file, with a folder for what is uploaded, and closes both after them. */
export function setUpCaseShop(config: Partial<ShopApiConfig> = {}): CaseShop {
  let opened: CaseShop | null = null;
  let folder = '';
  const shop = (): CaseShop => {
    if (opened === null) throw new Error('The shop is open while tests run.');
    return opened;
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-cases-'));
    const clock = createTestClock();
    const api = await openTestApi({
      clock,
      config: { filesFolder: folder, shopOrigins: CASE_ORIGINS, ...config },
    });
    opened = { api, runner: await CaseRunner.open(api, clock) };
  });
  afterAll(async () => {
    await opened?.api.close();
    await rm(folder, { recursive: true });
  });
  return {
    get api() {
      return shop().api;
    },
    get runner() {
      return shop().runner;
    },
  };
}
