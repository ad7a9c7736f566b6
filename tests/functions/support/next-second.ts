import { setTimeout as wait } from 'node:timers/promises';

/** Sign-in times are whole seconds: this waits until the next one has begun. */
export const nextSecondBegan = () => wait(1000 - (Date.now() % 1000) + 5);
