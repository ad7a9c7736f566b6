import { unique } from '../../support/suite.ts';
import { makePackage, packageContent } from '../content-world.ts';
import type { World } from '../world.ts';

/** Inputs of the operations of what staff publish. */
export const contentInputs = {
  savePackage: async () => {
    const packageId = unique('p');
    return { packageId, content: packageContent(packageId), seen: null };
  },
  publishPackage: async (world: World) => {
    const { packageId, seen } = await makePackage(world, unique('p'));
    return { packageId, published: true, seen };
  },
  orderPackages: async (world: World) => {
    await makePackage(world, unique('p'));
    const { docs } = await world.deps.db.collection('packages').orderBy('position').get();
    return { ids: docs.map(({ id }) => id).toReversed() };
  },
};
