/**
 * Who may do what with a file. Letters: g download, l list the folder, c create, o overwrite, u change the metadata,
 * d delete. Beside a folder's name: in whose folder the file lies.
 */
export const storageTable = `
folder             | visitor | member | otherClient | unverified | oldSession | noSessionsFrom | agedSession | foreignIdentity | pendingAdmin | disabledUser | removedAdmin | agedAdmin | foreignAdmin | admin
incoming own       | -       | cd     | cd          | cd         | -          | -              | -           | -               | -            | cd           | cd           | cd        | -            | cd
incoming another's | -       | -      | -           | -          | -          | -              | -           | -               | -            | -            | -            | -         | -            | -
media              | -       | -      | -           | -          | -          | -              | -           | -               | -            | -            | -            | -         | -            | -
files              | -       | -      | -           | -          | -          | -              | -           | -               | -            | -            | -            | -         | -            | -
documents          | -       | -      | -           | -          | -          | -              | -           | -               | -            | -            | -            | -         | -            | -
mail               | -       | -      | -           | -          | -          | -              | -           | -               | -            | -            | -            | -         | -            | -
unknown            | -       | -      | -           | -          | -          | -              | -           | -               | -            | -            | -            | -         | -            | -
`;

const [head = [], ...body] = storageTable
  .trim()
  .split('\n')
  .map((each) => each.split('|').map((cell) => cell.trim()));

/** The callers of the table's head, and each folder with its cells in their order. */
export const storageCallers = head.slice(1);
export const storageRows = body.map(([folder = '', ...cells]) => ({ folder, cells }));
