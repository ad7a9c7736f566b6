import { expect, it } from 'vitest';
import { recentOf } from './recent.ts';

const entry = (subject: string, day: number) =>
  ({ kind: 'fileAdded', subject, at: new Date(Date.UTC(2026, 10, day)) }) as const;

it('merges the newest of several projects, five at most', () => {
  const projects = [
    { id: 'P-1', name: 'Shop', latest: [entry('f', 6), entry('d', 4), entry('b', 2)] },
    { id: 'P-2', name: 'Blog', latest: [entry('e', 5), entry('c', 3), entry('a', 1)] },
  ];
  const recent = recentOf(projects);
  expect(recent.map(({ entry: { subject } }) => subject)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(recent[0]).toMatchObject({ projectId: 'P-1', projectName: 'Shop' });
  expect(new Set(recent.map(({ key }) => key)).size).toBe(5);
});

it('is empty where nothing has happened', () => {
  expect(recentOf([{ id: 'P-1', name: 'Shop', latest: [] }])).toEqual([]);
});
