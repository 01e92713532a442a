import type { Route } from '../http/define-route';
import { createPasskeyRoute } from './create-passkey-route';
import { deletePasskeyRoute } from './delete-passkey-route';
import { listPasskeysRoute } from './list-passkeys-route';
import { loginByPasskeyRoute } from './login-by-passkey-route';
import { startPasskeyLoginRoute } from './start-passkey-login-route';
import { startPasskeyRegistrationRoute } from './start-passkey-registration-route';
import { updatePasskeyRoute } from './update-passkey-route';

/** Passkeys: signing in by one, and those of a member. */
export const passkeyRoutes: readonly Route[] = [
  startPasskeyLoginRoute,
  loginByPasskeyRoute,
  listPasskeysRoute,
  startPasskeyRegistrationRoute,
  createPasskeyRoute,
  updatePasskeyRoute,
  deletePasskeyRoute,
];
