import { serviceSlugs } from '@agency/domain/site/services';
import { describe, expect, it } from 'vitest';
import { serviceGroups } from './service-groups.ts';

describe('the groups of services', () => {
  it('hold every service once', () => {
    const grouped = serviceGroups.flatMap(({ services }) => services.map(({ slug }) => slug));
    expect(grouped.toSorted()).toEqual([...serviceSlugs].toSorted());
  });
});
