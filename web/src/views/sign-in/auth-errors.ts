import type { AuthErrorCodes } from 'firebase/auth';

/** Every code that the authentication SDK can fail with. */
export type AuthErrorCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes];

/**
 * Messages for people. They never reveal whether an address has an account: a wrong password, an unknown address and a
 * disabled account are one message.
 */
export const authMessages = {
  credentials:
    'The email or password is wrong, or this account can’t sign in. Check both, or set a new password.',
  tooMany: 'You’ve tried too many times. Wait a few minutes, or set a new password.',
  network: 'We can’t reach the sign-in service. Check your connection and try again.',
  weakPassword: 'This password is too easy to guess. Choose another one, at least 10 characters long.',
  usedLink: 'This link has already been used or has expired. Ask for a new one below.',
  signInAgain: 'For your security, please sign in again.',
  popupClosed: 'The Google window closed before you signed in. Try again when you’re ready.',
  popupBlocked: 'Your browser has blocked the Google window. Allow pop-ups for this site and try again.',
  otherMethod: 'This didn’t work for your account. Sign in with your email and password instead.',
  browserStorage:
    'Your browser isn’t letting this site keep you signed in. Allow site data, or try another browser.',
  secondFactor:
    'This account needs a second step that this page doesn’t support. Contact us and we’ll help you sign in.',
  setUp: 'Sign-in isn’t working at the moment. Please try again later, or contact us.',
} as const;
type Kind = keyof typeof authMessages;

/** Which message each code gets; the type makes a code added by the SDK a compile error here. */
export const authErrorKinds: Readonly<Record<AuthErrorCode, Kind>> = {
  'auth/account-exists-with-different-credential': 'otherMethod',
  'auth/admin-restricted-operation': 'setUp',
  'auth/already-initialized': 'setUp',
  'auth/app-deleted': 'setUp',
  'auth/app-not-authorized': 'setUp',
  'auth/app-not-installed': 'setUp',
  'auth/argument-error': 'setUp',
  'auth/auth-domain-config-required': 'setUp',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/captcha-check-failed': 'setUp',
  'auth/code-expired': 'usedLink',
  'auth/cordova-not-ready': 'setUp',
  'auth/cors-unsupported': 'browserStorage',
  'auth/credential-already-in-use': 'otherMethod',
  'auth/custom-token-mismatch': 'setUp',
  'auth/dependent-sdk-initialized-before-auth': 'setUp',
  'auth/dynamic-link-not-activated': 'setUp',
  'auth/email-already-in-use': 'otherMethod',
  'auth/email-change-needs-verification': 'setUp',
  'auth/emulator-config-failed': 'setUp',
  'auth/expired-action-code': 'usedLink',
  'auth/internal-error': 'setUp',
  'auth/invalid-action-code': 'usedLink',
  'auth/invalid-api-key': 'setUp',
  'auth/invalid-app-credential': 'setUp',
  'auth/invalid-app-id': 'setUp',
  'auth/invalid-auth-event': 'setUp',
  'auth/invalid-cert-hash': 'setUp',
  'auth/invalid-continue-uri': 'setUp',
  'auth/invalid-cordova-configuration': 'setUp',
  'auth/invalid-credential': 'credentials',
  'auth/invalid-custom-token': 'setUp',
  'auth/invalid-dynamic-link-domain': 'setUp',
  'auth/invalid-email': 'credentials',
  'auth/invalid-emulator-scheme': 'setUp',
  'auth/invalid-hosting-link-domain': 'setUp',
  'auth/invalid-message-payload': 'setUp',
  'auth/invalid-multi-factor-session': 'secondFactor',
  'auth/invalid-oauth-client-id': 'setUp',
  'auth/invalid-oauth-provider': 'setUp',
  'auth/invalid-persistence-type': 'setUp',
  'auth/invalid-phone-number': 'setUp',
  'auth/invalid-provider-id': 'setUp',
  'auth/invalid-recaptcha-action': 'setUp',
  'auth/invalid-recaptcha-token': 'setUp',
  'auth/invalid-recaptcha-version': 'setUp',
  'auth/invalid-recipient-email': 'setUp',
  'auth/invalid-req-type': 'setUp',
  'auth/invalid-sender': 'setUp',
  'auth/invalid-tenant-id': 'setUp',
  'auth/invalid-user-token': 'signInAgain',
  'auth/invalid-verification-code': 'secondFactor',
  'auth/invalid-verification-id': 'secondFactor',
  'auth/maximum-second-factor-count-exceeded': 'secondFactor',
  'auth/missing-android-pkg-name': 'setUp',
  'auth/missing-app-credential': 'setUp',
  'auth/missing-client-type': 'setUp',
  'auth/missing-continue-uri': 'setUp',
  'auth/missing-iframe-start': 'setUp',
  'auth/missing-ios-bundle-id': 'setUp',
  'auth/missing-multi-factor-info': 'secondFactor',
  'auth/missing-multi-factor-session': 'secondFactor',
  'auth/missing-or-invalid-nonce': 'setUp',
  'auth/missing-password': 'credentials',
  'auth/missing-phone-number': 'setUp',
  'auth/missing-recaptcha-token': 'setUp',
  'auth/missing-recaptcha-version': 'setUp',
  'auth/missing-verification-code': 'secondFactor',
  'auth/missing-verification-id': 'secondFactor',
  'auth/multi-factor-auth-required': 'secondFactor',
  'auth/multi-factor-info-not-found': 'secondFactor',
  'auth/network-request-failed': 'network',
  'auth/no-auth-event': 'setUp',
  'auth/no-such-provider': 'otherMethod',
  'auth/null-user': 'signInAgain',
  'auth/operation-not-allowed': 'setUp',
  'auth/operation-not-supported-in-this-environment': 'browserStorage',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/provider-already-linked': 'otherMethod',
  'auth/quota-exceeded': 'tooMany',
  'auth/recaptcha-not-enabled': 'setUp',
  'auth/redirect-cancelled-by-user': 'popupClosed',
  'auth/redirect-operation-pending': 'setUp',
  'auth/rejected-credential': 'credentials',
  'auth/requires-recent-login': 'signInAgain',
  'auth/second-factor-already-in-use': 'secondFactor',
  'auth/tenant-id-mismatch': 'setUp',
  'auth/timeout': 'network',
  'auth/too-many-requests': 'tooMany',
  'auth/unauthorized-continue-uri': 'setUp',
  'auth/unauthorized-domain': 'setUp',
  'auth/unsupported-first-factor': 'secondFactor',
  'auth/unsupported-persistence-type': 'browserStorage',
  'auth/unsupported-tenant-operation': 'setUp',
  'auth/unverified-email': 'credentials',
  'auth/user-cancelled': 'popupClosed',
  'auth/user-disabled': 'credentials',
  'auth/user-mismatch': 'signInAgain',
  'auth/user-not-found': 'credentials',
  'auth/user-signed-out': 'signInAgain',
  'auth/user-token-expired': 'signInAgain',
  'auth/weak-password': 'weakPassword',
  'auth/web-storage-unsupported': 'browserStorage',
  'auth/wrong-password': 'credentials',
};

/** The service's own errors for which the SDK has no code yet. */
const rawKinds: Readonly<Record<string, Kind>> = {
  'auth/invalid-login-credentials': 'credentials',
  INVALID_LOGIN_CREDENTIALS: 'credentials',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/blocking-function-error-response': 'setUp',
};

function kindOf(thrown: unknown): Kind {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return 'setUp';
  const known: Readonly<Record<string, Kind>> = { ...authErrorKinds, ...rawKinds };
  if (thrown.message.includes('INVALID_LOGIN_CREDENTIALS')) return 'credentials';
  return Object.hasOwn(known, thrown.code) ? (known[thrown.code] ?? 'setUp') : 'setUp';
}

/** The words for a failed sign-in; null for a cancellation by the person (never for errors). */
export function authMessage(thrown: unknown): string {
  return authMessages[kindOf(thrown)];
}
