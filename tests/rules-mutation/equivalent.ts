/** Mutants that nothing can tell from the rules, each with the reason. A new survivor, or one that is killed, fails. */
export const equivalentInFirestore: Readonly<Record<string, string>> = {};

export const equivalentInStorage: Readonly<Record<string, string>> = {};
