import * as v from 'valibot';

/** `POST /api/app-check-tokens`: what the custom provider of the signed-in areas hands to the SDK. */
export const appCheckToken = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  expireTimeMillis: v.pipe(v.number(), v.integer()),
});
export type AppCheckToken = v.InferOutput<typeof appCheckToken>;

/** How long a token serves, in milliseconds; the service takes 30 minutes to 7 days. */
export const appCheckTokenLifeMs = 60 * 60_000;
