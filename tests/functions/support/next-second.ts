import { setTimeout as wait } from 'node:timers/promises';

/** Sign-ins are told apart by the second: this waits until the next one has begun. */
export const nextSecondBegan = () => wait(1000 - (Date.now() % 1000) + 5);
