import { describe, expect, it, vi } from 'vitest';
import { unregisterOlder } from './registrations.ts';

const origin = 'https://downland.example';

function registration(script: string, scope = '/', unregister = vi.fn(async () => true)) {
  return {
    scope: `${origin}${scope}`,
    active: { scriptURL: `${origin}${script}` },
    waiting: null,
    installing: null,
    unregister,
  };
}

describe('workers that were here before', () => {
  it('are unregistered, and ours stays', async () => {
    const ours = registration('/sw.js');
    const older = registration('/service-worker.js');
    const inside = registration('/sw.js', '/blog/');
    await unregisterOlder([ours, older, inside], origin);
    expect(ours.unregister).not.toHaveBeenCalled();
    expect(older.unregister).toHaveBeenCalledOnce();
    expect(inside.unregister).toHaveBeenCalledOnce();
  });

  it('are unregistered even while one of ours waits behind them', async () => {
    const mixed = { ...registration('/old.js'), waiting: { scriptURL: `${origin}/sw.js` } };
    await unregisterOlder([mixed], origin);
    expect(mixed.unregister).toHaveBeenCalledOnce();
  });

  it('break nothing when they cannot be unregistered', async () => {
    const stuck = registration('/a.js', '/', vi.fn().mockRejectedValue(new Error('blocked')));
    const next = registration('/b.js');
    await expect(unregisterOlder([stuck, next], origin)).resolves.toBeUndefined();
    expect(next.unregister).toHaveBeenCalledOnce();
  });
});
