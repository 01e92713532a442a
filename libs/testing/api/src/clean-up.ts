import { CLEANUP_TASKS } from '@shop/shop-api/cleanup/cleanup-tasks';
import { deleteExpiredData } from '@shop/shop-api/cleanup/delete-expired-data';
import { createLog } from '@shop/shop-api/log/create-log';
import { DEFAULT_CONFIG } from '@shop/shop-api/ports/shop-api-config';
import type { TestApi } from './open-test-api';

/** Runs one task of the hourly cleanup; mails link to these origins. */
export const cleanUp = (
  api: TestApi,
  task: (typeof CLEANUP_TASKS)[number]['name'],
  shopOrigins: Readonly<Record<string, string>> = {},
) =>
  deleteExpiredData(
    { ...api, config: { ...DEFAULT_CONFIG, shopOrigins }, log: createLog({ level: 'silent' }) },
    CLEANUP_TASKS.filter(({ name }) => name === task),
  );
