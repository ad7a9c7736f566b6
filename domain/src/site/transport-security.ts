/** `Strict-Transport-Security` of every response; firebase.json has the same for files. */
export const transportSecurity = 'max-age=63072000; includeSubDomains';
