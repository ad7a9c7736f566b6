import type { EditorView } from '@codemirror/view';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Line } from '../../../../ui/icons.tsx';
import {
  bulletList,
  codeBlock,
  heading,
  numberedList,
  quotation,
  run,
  table,
  wrap,
} from '../markdown/commands.ts';
import styles from './toolbar.module.css';

interface Tool {
  readonly label: string;
  readonly d: string;
  readonly run: (view: EditorView) => unknown;
}

const tools: readonly (readonly Tool[])[] = [
  [
    { label: 'Heading', d: 'M5 5v14M15 5v14M5 12h10M20 19v-7l-2 1.5', run: run(heading(2)) },
    {
      label: 'Subheading',
      d: 'M4 6v12M12 6v12M4 12h8M17 11.5c1-1.4 4-1.2 4 .8 0 1.5-2.5 2.5-4 5h4.5',
      run: run(heading(3)),
    },
  ],
  [
    {
      label: 'Bold (Ctrl or Cmd and B)',
      d: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
      run: run(wrap('**')),
    },
    { label: 'Italic (Ctrl or Cmd and I)', d: 'M11 5h7M6 19h7M14.5 5l-5 14', run: run(wrap('*')) },
    {
      label: 'Strikethrough',
      d: 'M5 12h14M8 8c.5-3 8-4 8.5-.5M8 16c.5 3.5 8.5 3.5 8.5-.5',
      run: run(wrap('~~')),
    },
  ],
  [
    {
      label: 'Bulleted list',
      d: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
      run: run(bulletList),
    },
    {
      label: 'Numbered list',
      d: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-.5V9M4 14.5h2.5L4 18.5h2.5',
      run: run(numberedList),
    },
    { label: 'Quotation', d: 'M5 6v12M9 8h11M9 12h11M9 16h7', run: run(quotation) },
  ],
  [
    { label: 'Table', d: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14', run: run(table) },
    { label: 'Code (Ctrl or Cmd and E)', d: 'm8 8-4 4 4 4m8-8 4 4-4 4', run: run(wrap('`')) },
    { label: 'Block of code', d: 'M4 5h16v14H4zm4 5 2.5 2L8 14m5 1h3', run: run(codeBlock) },
  ],
];

interface Props {
  readonly view: RefObject<EditorView | null>;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

/** One stop for Tab; arrow keys move along it. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button.matches(':focus'));
  if (step === undefined || place < 0) return;
  event.preventDefault();
  const next = buttons[(place + step + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}

export function Toolbar({ view, onLink, onPicture }: Props) {
  const use = (tool: Tool) => view.current && tool.run(view.current);
  const more: Tool[] = [
    {
      label: 'Link (Ctrl or Cmd and K)',
      d: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
      run: onLink,
    },
    { label: 'Picture', d: 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M8.5 9h.01', run: onPicture },
  ];
  return (
    <div role="toolbar" aria-label="Formatting" className={styles.toolbar} onKeyDown={moveAlong}>
      {[...tools, more].map((group, index) => (
        <span key={group[0]?.label} className={styles.group}>
          {group.map((tool, place) => (
            <IconButton
              key={tool.label}
              label={tool.label}
              tabIndex={index === 0 && place === 0 ? 0 : -1}
              onClick={() => use(tool)}
            >
              <Line size={18} d={tool.d} />
            </IconButton>
          ))}
        </span>
      ))}
    </div>
  );
}
