import type { ApiClient } from '@shop/api-client/api-client';
import { checkReminder } from '@shop/contract/reminder/check-reminder';
import type { ReminderTarget } from '@shop/contract/reminder/reminder-target';
import { choiceLabel } from '@shop/validation/choices';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/** What the link of a reminder allows. */
export interface Reminder {
  readonly target: ReminderTarget;
  /** The security question to be answered; `null` where none is asked. */
  readonly question: string | null;
  /** The present user name, where that was forgotten and no question protects it. */
  readonly username: string | null;
}

/**
 * Checks the secret of a reminder's link, which uses nothing up. A link that no longer holds rejects with the code
 * `reminder.invalid`. account §4
 */
export function reminderQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: accountKeys.reminder(token),
    queryFn: async ({ signal }): Promise<Reminder> => {
      const { data } = await api.call(checkReminder, { body: { token } }, { signal });
      const { question_ct: code, target, username } = data;
      return { target, username, question: code === null ? null : choiceLabel('securityQuestion', code) };
    },
    // Each check counts as an attempt: none happens by itself, and the secret does not stay in memory.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
