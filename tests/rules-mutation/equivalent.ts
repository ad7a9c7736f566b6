const noText =
  'What is no text has neither matches() nor replace(): the next line fails, and a rule that fails denies. It says what is meant.';
const firstSecond = 'Nobody signed in during the first second of 1970.';
const passingSecond = 'A second more or less passes while it is asked.';

/** Mutants equivalent to the rules, each with the reason. A new survivor, or one that is killed, fails. */
export const equivalentInFirestore: Readonly<Record<string, string>> = {
  'isCivilDate: value is string → true': noText,
  'isImagePath: value is string → true': noText,
  'isLine: value is string → true': noText,
  'isPhone: value is string → true': noText,
  'isSlug: value is string → true': noText,
  'isText: value is string → true': noText,
  'isUid: value is string → true': noText,
  'isMilestone: && isWholeNumber(milestone.mailRound, 1, 100); → && isWholeNumber(milestone.mailRound, 0, 100);':
    'A round begins as 1 and each step keeps or raises it, so none comes below; the schema says the same bound.',
  'isOwner: isSignedIn() → true':
    'A visitor has no auth to take a uid from: the next line fails, and a rule that fails denies. It says what is meant.',
  'hasCountingToken: 7776000 → 7775999': passingSecond,
  'hasCountingToken: 7776000 → 7776001': passingSecond,
  'isAdmin: && isWithin(43200) → && isWithin(43199)': passingSecond,
  'isAdmin: && isWithin(43200) → && isWithin(43201)': passingSecond,
  'isOwner: 7776000 → 7775999': passingSecond,
  'isOwner: 7776000 → 7776001': passingSecond,
  'isWithin: return request.time.toMillis() <= (request.auth.token.auth_time + seconds → return request.time.toMillis() < (request.auth.token.auth_time + seconds':
    passingSecond,
  "isNotEnded: ers/$(request.auth.uid)).data.get('sessionsFrom', 0); → ers/$(request.auth.uid)).data.get('sessionsFrom', 1);":
    firstSecond,
  "update /users/{uid}: en.auth_time >= resource.data.get('sessionsFrom', 0) → en.auth_time >= resource.data.get('sessionsFrom', 1)":
    firstSecond,
};

export const equivalentInStorage: Readonly<Record<string, string>> = {
  "isInCurrentSession: 'sessionsFrom' in request.auth.token → true":
    'Without the claim the comparison below fails, and a rule that fails denies. It says what is meant.',
  'isInCurrentSession: request.auth != null → true':
    'A visitor has no token to look into: the next line fails, and a rule that fails denies. It says what is meant.',
  "isInCurrentSession: ers/$(request.auth.uid)).data.get('sessionsFrom', 0); → ers/$(request.auth.uid)).data.get('sessionsFrom', 1);":
    firstSecond,
  'isInCurrentSession: 7776000 → 7775999': passingSecond,
  'isInCurrentSession: 7776000 → 7776001': passingSecond,
  'isAdmin: && isWithin(43200) → && isWithin(43199)': passingSecond,
  'isAdmin: && isWithin(43200) → && isWithin(43201)': passingSecond,
};
