type Starter = () => void;

/**
 * What runs beside the pages once they have come alive (deploy check, worker, consent, vitals): one line each here.
 * Every part listens to the window's `pageshown` event where it cares about navigation.
 */
const starters: readonly Starter[] = [];

export function startPlatform(): void {
  for (const start of starters) start();
}
