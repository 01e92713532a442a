import type { ApiClient } from '@shop/api-client/api-client';
import { updateMyPassword } from '@shop/contract/users/update-my-password';

/** What changing a password takes. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Changes the member's password. Rejects with the server's message: it is shown as it came. account §8 */
export async function changePassword(api: ApiClient, { current, next }: PasswordChange): Promise<void> {
  await api.call(updateMyPassword, { body: { current_password: current, password: next } });
}
