import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { type RefObject, useEffect, useRef } from 'react';
import { bulletList, heading, run, wrap } from '../markdown/commands.ts';
import styles from './markdown-field.module.css';

/** A text that the page put there, which nobody typed. */
const fromPage = Annotation.define<boolean>();

const look = HighlightStyle.define([
  { tag: tags.heading, class: styles.heading ?? '' },
  { tag: tags.strong, class: styles.strong ?? '' },
  { tag: tags.emphasis, class: styles.emphasis ?? '' },
  { tag: [tags.link, tags.url], class: styles.link ?? '' },
  { tag: tags.monospace, class: styles.code ?? '' },
  { tag: [tags.processingInstruction, tags.contentSeparator], class: styles.mark ?? '' },
]);

const ownKeys = [
  { key: 'Mod-b', run: run(wrap('**')) },
  { key: 'Mod-i', run: run(wrap('*')) },
  { key: 'Mod-e', run: run(wrap('`')) },
  { key: 'Mod-Shift-8', run: run(bulletList) },
  { key: 'Mod-Alt-2', run: run(heading(2)) },
  { key: 'Mod-Alt-3', run: run(heading(3)) },
];

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The editor, for its toolbar. */
  readonly view: RefObject<EditorView | null>;
  readonly label: string;
  readonly describedBy: string;
  readonly onPaste: (data: DataTransfer, view: EditorView) => boolean;
  readonly onDrop: (data: DataTransfer, view: EditorView, position: number) => boolean;
  /** Asks for the address of a link. */
  readonly onLink: () => void;
}

/** Markdown, typed. Tab indents while it has the focus; Escape, then Tab, leaves it. */
export function MarkdownField(props: Props) {
  const parent = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { view } = props;
  useEffect(() => {
    if (!parent.current) return;
    const editor = makeEditor(parent.current, latest);
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [view]);
  const { value } = props;
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    const anchor = Math.min(editor.state.selection.main.anchor, value.length);
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      selection: { anchor },
      annotations: fromPage.of(true),
    });
  }, [value, view]);
  return <div ref={parent} className={styles.field} />;
}

function makeEditor(parent: HTMLElement, latest: RefObject<Props>): EditorView {
  const { value, label, describedBy } = latest.current;
  const askForLink = () => {
    latest.current.onLink();
    return true;
  };
  const state = EditorState.create({
    doc: value,
    extensions: [
      history(),
      keymap.of([
        ...ownKeys,
        { key: 'Mod-k', stopPropagation: true, run: askForLink },
        ...defaultKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
      markdown({ base: markdownLanguage, addKeymap: true }),
      syntaxHighlighting(look),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-multiline': 'true',
        spellcheck: 'true',
        autocapitalize: 'sentences',
        lang: 'en-GB',
      }),
      placeholder('Write here, or paste from a document.'),
      EditorView.domEventHandlers({
        paste: ({ clipboardData }, editor) =>
          clipboardData !== null && latest.current.onPaste(clipboardData, editor),
        drop: (event, editor) => {
          const position = editor.posAtCoords({ x: event.clientX, y: event.clientY });
          const { dataTransfer } = event;
          if (!dataTransfer) return false;
          return latest.current.onDrop(dataTransfer, editor, position ?? editor.state.doc.length);
        },
      }),
      EditorView.updateListener.of(({ docChanged, state: next, transactions }) => {
        if (!docChanged || transactions.some((one) => one.annotation(fromPage))) return;
        latest.current.onChange(next.doc.toString());
      }),
    ],
  });
  return new EditorView({ state, parent });
}
