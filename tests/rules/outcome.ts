/** 'allowed', 'denied', or what else went wrong: only a refusal by the rules counts as denied. */
export async function outcomeOf(done: Promise<unknown>): Promise<string> {
  try {
    await done;
    return 'allowed';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return code === 'permission-denied' ? 'denied' : String(error);
  }
}
