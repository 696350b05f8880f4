import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { sanitizeRichText } from '@/ui/sanitize-html'
import { useT } from '@/ui/use-t'
import { countCharacters } from '../../schema/count-characters'
import { htmlText, plainToHtml } from '../../schema/html-text'
import type { EditorProps } from '../screen-props'
import { FormatBar } from './FormatBar'
import styles from './RichTextEditor.module.css'

/**
 * Text with a little form. What is pasted or dropped is cleaned before it comes in, and what leaves for the form is
 * cleaned again; the page under the cursor is never rewritten while the person types.
 */
export function RichTextEditor({ node, value, control, change }: EditorProps<'richText'>) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const given = useRef<string | null>(null)
  const [typing, setTyping] = useState(false)
  const counterId = useId()
  const limit = node.maxLength ?? 2000
  const count = countCharacters(htmlText(value))

  useEffect(() => {
    // what this editor itself gave out comes back as the value: nothing to do
    if (!box.current || value === given.current) return
    given.current = value
    box.current.innerHTML = sanitizeRichText(value)
  }, [value])

  const give = useCallback(() => {
    if (!box.current) return
    const clean = sanitizeRichText(box.current.innerHTML)
    given.current = htmlText(clean) === '' ? '' : clean
    change(given.current)
  }, [change])

  const take = (data: DataTransfer) => {
    const html = data.getData('text/html')
    insertHtml(box.current, html ? sanitizeRichText(html) : plainToHtml(data.getData('text/plain')))
    give()
  }
  return (
    <div className={styles.editor} data-typing={typing || undefined}>
      <FormatBar editor={box} label={node.label} onChange={give} />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold formatted text */}
      <div
        {...control}
        ref={box}
        role="textbox"
        aria-multiline="true"
        tabIndex={0}
        aria-describedby={[control['aria-describedby'], counterId].filter(Boolean).join(' ')}
        className={styles.box}
        contentEditable
        suppressContentEditableWarning
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onInput={give}
        onPaste={(event) => {
          event.preventDefault()
          take(event.clipboardData)
        }}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer)
        }}
      />
      <div id={counterId} className={count > limit ? styles.over : styles.counter}>
        {count > limit
          ? t('{count} / {limit} 字，多出 {over} 字', { count, limit, over: count - limit })
          : t('{count} / {limit} 字', { count, limit })}
      </div>
    </div>
  )
}

/**
 * Puts harmless HTML where the cursor is. The browser's own command comes first, because it can be undone with the
 * keyboard; where it is missing the range is filled by hand.
 */
function insertHtml(editor: HTMLElement | null, html: string): void {
  if (!editor || html === '') return
  if (typeof document.execCommand === 'function' && document.execCommand('insertHTML', false, html)) return
  const selection = getSelection()
  const inside = selection && selection.rangeCount > 0 && editor.contains(selection.anchorNode)
  const range = inside ? selection.getRangeAt(0) : document.createRange()
  if (!inside) {
    range.selectNodeContents(editor)
    range.collapse(false)
  }
  range.deleteContents()
  range.insertNode(range.createContextualFragment(html))
  range.collapse(false)
}
