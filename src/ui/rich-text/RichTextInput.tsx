/** The editor of formatted text, on Tiptap; loaded when a rich-text field comes near. */
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useMemo, useRef } from 'react'
import { htmlText } from '@/lib/text/html-text'
import type { FieldControl } from '../FormField'
import { type LongTextProps, TextCounter } from '../LongTextInput'
import { sanitizeRichText } from '../sanitize-html'
import styles from './RichTextInput.module.css'
import { RichTextToolbar } from './RichTextToolbar'
import { parseOptions, replaceContent, richTextExtensions } from './rich-text-extensions'

/**
 * An editor for formatted text, on Tiptap. A form loads it when a field with formatted text comes near. HTML is sanitised
 * when it is opened, pasted or dropped, and again before it is emitted. Nothing is emitted until somebody changes the text.
 */
export function RichTextInput({ label, value, control, limit, change }: LongTextProps & { label: string }) {
  const emitted = useRef(value)
  const counterId = useId()
  const content = useMemo(() => sanitizeRichText(value), [value])
  const editor = useEditor({
    extensions: richTextExtensions,
    content,
    parseOptions,
    // A strict Content-Security-Policy refuses the style element that Tiptap would add. Our style sheet has its rules.
    injectCSS: false,
    // Typed text stays as typed: "1. " starts no list, and "**" makes nothing bold.
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: { ...attributesOf(control, counterId), class: styles.box ?? '' },
      transformPastedHTML: sanitizeRichText,
      // The browser would leave the portal to open a dropped file.
      handleDrop: (_, event) => (event.dataTransfer?.files.length ?? 0) > 0,
    },
    onUpdate: ({ editor }) => {
      // HTML shows two spaces as one, so every second one is a non-breaking space.
      const html = sanitizeRichText(editor.getHTML().replaceAll('  ', ' \u00a0'))
      emitted.current = htmlText(html) === '' ? '' : html
      change(emitted.current)
    },
  })

  useEffect(() => {
    if (editor.isDestroyed || value === emitted.current) return
    emitted.current = value
    replaceContent(editor, content)
  }, [editor, value, content])

  return (
    <div className={styles.editor}>
      <RichTextToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
      <div className={styles.count}>
        <TextCounter id={counterId} text={htmlText(value)} limit={limit} />
      </div>
    </div>
  )
}

/** The attributes of the editable element; ProseMirror takes texts only. */
function attributesOf(control: FieldControl, counterId: string): Record<string, string> {
  const definedProps = Object.entries(control).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(definedProps.map(([name, value]) => [name, String(value)])),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-describedby': [control['aria-describedby'], counterId].filter(Boolean).join(' '),
  }
}
