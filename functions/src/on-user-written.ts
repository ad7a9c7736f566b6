import { reacting } from './platform/react.ts';
import { followProfile } from './user/follow-profile.ts';

/** A profile was written: by its owner in the browser, or by functions, which need nothing done after them. */
export const onUserWritten = reacting(followProfile);
