/** The parameters of the address that name a record whose panel is open, one at a time. */
const panelNames = ['user', 'client'] as const;
export type PanelName = (typeof panelNames)[number];

/** The same page, its list as it is, without any panel. */
export function withoutPanel(query: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const name of panelNames) result.delete(name);
  return result;
}

/** The same page, its list as it is, with this record's panel open. */
export function withPanel(query: URLSearchParams, name: PanelName, id: string): URLSearchParams {
  const result = withoutPanel(query);
  result.set(name, id);
  return result;
}
