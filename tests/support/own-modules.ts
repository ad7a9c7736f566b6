import { vi } from 'vitest';

// The files of a worker follow each other in one process; none finds what another has left behind.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.resetModules();
