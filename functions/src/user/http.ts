import { formBodyLimitBytes } from '@agency/domain/shared/form-fields';
import {
  accountRemovalInput,
  adminRegistrationInput,
  clientRegistrationInput,
  passwordChangeInput,
  passwordResetInput,
} from '@agency/domain/user/registration';
import type { Deps } from '../platform/deps.ts';
import {
  emptyResponse,
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
  readJsonAs,
  refuseCrossSite,
} from '../platform/http.ts';
import { consumeLimit } from '../platform/rate-limit.ts';
import { changePassword } from './change-password.ts';
import { evenly } from './even-timing.ts';
import { registerClient } from './register.ts';
import { registerAdmin } from './register-admin.ts';
import { removeUnverified } from './remove-unverified.ts';
import { askForReset } from './reset-password.ts';

/** The one answer to registration and reset, whether or not the address is known. */
function lookInMailbox(): HttpResponse {
  return jsonResponse(202, {
    message:
      'Check your inbox for an email from us. If you ask again, we may not send another one each time, so use the latest.',
  });
}

async function guarded(request: HttpRequest, deps: Deps): Promise<void> {
  refuseCrossSite(request);
  await consumeLimit(deps, 'accounts', request.caller);
}

/** `POST /api/client-registrations` */
export const postClientRegistration: HttpHandler = async (request, deps) => {
  await guarded(request, deps);
  const input = readJsonAs(request, clientRegistrationInput, formBodyLimitBytes);
  await evenly(() => registerClient(deps, input, request.caller));
  return lookInMailbox();
};

/** `POST /api/admin-registrations` */
export const postAdminRegistration: HttpHandler = async (request, deps) => {
  await guarded(request, deps);
  const input = readJsonAs(request, adminRegistrationInput, formBodyLimitBytes);
  await evenly(() => registerAdmin(deps, input, request.caller));
  return lookInMailbox();
};

/** `POST /api/password-resets` */
export const postPasswordReset: HttpHandler = async (request, deps) => {
  await guarded(request, deps);
  const input = readJsonAs(request, passwordResetInput, formBodyLimitBytes);
  await evenly(() => askForReset(deps, input, request.caller));
  return lookInMailbox();
};

/** `POST /api/password-changes` */
export const postPasswordChange: HttpHandler = async (request, deps) => {
  await guarded(request, deps);
  const input = readJsonAs(request, passwordChangeInput, formBodyLimitBytes);
  return jsonResponse(200, await changePassword(deps, input));
};

/** `POST /api/account-removals` */
export const postAccountRemoval: HttpHandler = async (request, deps) => {
  await guarded(request, deps);
  const { oobCode } = readJsonAs(request, accountRemovalInput, formBodyLimitBytes);
  await removeUnverified(deps, oobCode);
  return emptyResponse();
};
