import { vi } from 'vitest';

// Test files of a worker run in one process; each gets fresh modules.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.resetModules();
