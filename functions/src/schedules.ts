import { runtimeDeps } from './platform/runtime.ts';

/** What the scheduled functions do, with the dependencies of the running process. */
export const drainMail = async () => (await import('./mail/drain.ts')).drainMail(runtimeDeps());
export const expireQuotes = async () => (await import('./quote/expire.ts')).expireQuotes(runtimeDeps());
export const removeExpired = async () => (await import('./remove-expired.ts')).removeExpired(runtimeDeps());
export const repairAudiences = async () =>
  (await import('./records/client/spread-audience.ts')).repairAudiences(runtimeDeps());
export const sendReminders = async () => (await import('./invoice/remind.ts')).sendReminders(runtimeDeps());
export const billSeries = async () => (await import('./billing-series/bill.ts')).billSeries(runtimeDeps());
export const repairAccess = async () => (await import('./user/repair-access.ts')).repairAccess(runtimeDeps());
export const applyRetention = async () =>
  (await import('./personal-data/retention/apply.ts')).applyRetention(runtimeDeps());
