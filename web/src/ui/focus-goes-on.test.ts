import { expect, it, vi } from 'vitest';
import { focusGoesOnInList } from './focus-goes-on.ts';

const page = { activeElement: null as unknown, body: {}, createElement: (): unknown => null };

function fakeButton() {
  return { isConnected: true, focus: vi.fn(), closest: (): unknown => null };
}

/** A list of rows with one button each, below its field; `remove` takes a row out as React does. */
function listOf(count: number, dataset: { row?: string } = {}) {
  const field = { focus: vi.fn() };
  const children: unknown[] = [];
  const around = { querySelector: () => field };
  const querySelectorAll = () => children;
  const list = { isConnected: true, children, querySelectorAll, parentElement: around, closest: () => null };
  const rows = Array.from({ length: count }, () => {
    const button = fakeButton();
    const parts = { focus: vi.fn(), dataset, querySelectorAll: () => [button] };
    const row = { isConnected: true, parentElement: list, ...parts };
    children.push(row);
    button.closest = () => row;
    vi.stubGlobal('document', { ...page, createElement: () => button });
    return { row, button, leave: focusGoesOnInList(document.createElement('button')) };
  });
  vi.stubGlobal('document', page);
  const remove = async (index: number) => {
    const left = rows[index];
    left?.leave();
    for (const gone of left ? [left.row, left.button] : []) gone.isConnected = false;
    children.splice(children.indexOf(left?.row), 1);
    if (page.activeElement === left?.button) page.activeElement = page.body;
    await Promise.resolve();
  };
  return { field, list, rows, remove };
}

const focused = ({ rows, field }: ReturnType<typeof listOf>) =>
  [...rows.map(({ button }) => button), field].findIndex(({ focus }) => focus.mock.calls.length > 0);

it.each([
  ['the next row', 3, 1, 2],
  ['the row before, where it was the last', 3, 2, 1],
  ['the field, where none is left', 1, 0, 1],
])('hands the focus of a removed row to %s', async (_where, count, removed, expected) => {
  const list = listOf(count);
  page.activeElement = list.rows[removed]?.button;
  await list.remove(removed);
  expect(focused(list)).toBe(expected);
});

it('hands the focus of a button that goes from its row to what is left there', async () => {
  const { rows } = listOf(2);
  const [first] = rows;
  const other = fakeButton();
  if (first) Object.assign(first.row, { querySelectorAll: () => [other] });
  page.activeElement = first?.button;
  first?.leave();
  if (first) first.button.isConnected = false;
  page.activeElement = page.body;
  await Promise.resolve();
  expect(other.focus).toHaveBeenCalledOnce();
});

it('hands the focus of the last row to the section, where there is no field', async () => {
  const list = listOf(1);
  const section = { focus: vi.fn() };
  Object.assign(list.list, { closest: () => section, parentElement: { querySelector: () => null } });
  page.activeElement = list.rows[0]?.button;
  await list.remove(0);
  expect(section.focus).toHaveBeenCalledOnce();
});

it('takes no focus that is elsewhere, or was lost before', async () => {
  const list = listOf(2);
  page.activeElement = list.field;
  await list.remove(0);
  page.activeElement = page.body;
  await list.remove(1);
  expect(focused(list)).toBe(-1);
});

it('hands it to the next row itself where rows have the focus: nothing there is done unread', async () => {
  const list = listOf(3, { row: 'some' });
  page.activeElement = list.rows[1]?.button;
  await list.remove(1);
  expect(list.rows.map(({ row }) => row.focus.mock.calls.length)).toEqual([0, 0, 1]);
  expect(focused(list)).toBe(-1);
});
