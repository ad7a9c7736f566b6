export interface OpenPanel {
  readonly user?: string;
  readonly client?: string;
}

/** The same list with this person or client open, or with nothing. */
export function withPanel(query: URLSearchParams, { user, client }: OpenPanel): URLSearchParams {
  const result = new URLSearchParams(query);
  result.delete('user');
  result.delete('client');
  if (user !== undefined) result.set('user', user);
  if (client !== undefined) result.set('client', client);
  return result;
}
