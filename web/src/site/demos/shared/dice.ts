/** Pseudo-random numbers from 0 to 1 that are the same for everybody: samples must not differ between two tabs. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
