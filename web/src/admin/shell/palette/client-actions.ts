import { adminPaths } from '@agency/domain/site/admin-paths';

/** What is begun for one client. */
export interface ClientAction {
  readonly id: string;
  /** Before the client's name: 'New quote for'. */
  readonly verb: string;
  readonly href: (clientId: string) => string;
}

export const clientActions: readonly ClientAction[] = [
  {
    id: 'quote-for',
    verb: 'New quote for',
    href: (of) => adminPaths.quotes({ new: '1', of }),
  },
  {
    id: 'project-for',
    verb: 'New project for',
    href: (of) => adminPaths.projects({ new: '1', of }),
  },
  {
    id: 'invoice-for',
    verb: 'New invoice for',
    href: (of) => adminPaths.invoices({ new: '1', of }),
  },
  {
    id: 'receipt-from',
    verb: 'Record receipt from',
    href: (of) => adminPaths.invoices({ new: 'receipt', of }),
  },
];

/**
 * An action with the beginning of its client's name, which may still be empty: 'new quote for mea', 'record receipt mea',
 * 'New quote for '; else null.
 */
export function askedAction(typed: string): { action: ClientAction; client: string } | null {
  for (const action of clientActions) {
    const words = action.verb.split(' ');
    const last = words.pop();
    const verb = `^\\s*${words.join('\\s+')}\\s+(?:${last}\\s+(?<after>.*)|(?!${last}$)(?<plain>.+))$`;
    const { after, plain } = new RegExp(verb, 'i').exec(typed)?.groups ?? {};
    const client = after ?? plain;
    if (client !== undefined) return { action, client: client.trim() };
  }
  return null;
}
