import type { Page } from 'playwright-core';

const PASSWORD = 'demo-pass-2026';

/** Fills and submits the sign-in form of the open page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click();
}
