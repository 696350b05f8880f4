import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Input } from 'antd'
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { text } from '@/lib/i18n/i18n'
import { htmlText, plainToHtml } from '@/lib/text/html-text'
import { Button } from './Button'
import { type LongTextProps, TextCounter } from './LongTextInput'
import styles from './RichTextInput.module.css'
import { sanitizeRichText } from './sanitize-html'
import { useT } from './use-t'

/**
 * Text with a little form. What is pasted or dropped is cleaned before it comes in, and what leaves for the form is
 * cleaned again; the page under the cursor is never rewritten while the person types.
 */
export function RichTextInput({ label, value, control, limit, change }: LongTextProps & { label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const given = useRef<string | null>(null)
  const [typing, setTyping] = useState(false)
  const counterId = useId()

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
      <FormatBar editor={box} label={label} onChange={give} />
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
      <div className={styles.count}>
        <TextCounter id={counterId} text={htmlText(value)} limit={limit} />
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

const commands: readonly { command: string; label: string; icon: ReactNode }[] = [
  { command: 'bold', label: text('加粗'), icon: <BoldOutlined aria-hidden /> },
  { command: 'italic', label: text('斜体'), icon: <ItalicOutlined aria-hidden /> },
  { command: 'underline', label: text('下划线'), icon: <UnderlineOutlined aria-hidden /> },
  { command: 'insertUnorderedList', label: text('项目符号'), icon: <UnorderedListOutlined aria-hidden /> },
  { command: 'insertOrderedList', label: text('编号列表'), icon: <OrderedListOutlined aria-hidden /> },
]

interface FormatBarProps {
  editor: RefObject<HTMLDivElement | null>
  label: string
  onChange(): void
}

/** The buttons above a formatted text; they act on what is selected in it. */
function FormatBar({ editor, label, onChange }: FormatBarProps) {
  const t = useT()
  const [address, setAddress] = useState<string | null>(null)
  const kept = useRef<Range | null>(null)
  const run = (command: string, value?: string) => {
    editor.current?.focus()
    document.execCommand?.(command, false, value)
    onChange()
  }
  const askAddress = () => {
    const selection = getSelection()
    const inside = selection && selection.rangeCount > 0 && editor.current?.contains(selection.anchorNode)
    kept.current = inside ? selection.getRangeAt(0).cloneRange() : null
    setAddress('https://')
  }
  const link = () => {
    const selection = getSelection()
    editor.current?.focus()
    if (kept.current && selection) {
      selection.removeAllRanges()
      selection.addRange(kept.current)
    }
    if (address && /^https?:\/\/\S+$/i.test(address)) {
      const empty = !kept.current || kept.current.collapsed
      if (empty) document.execCommand?.('insertText', false, address)
      else document.execCommand?.('createLink', false, address)
      onChange()
    }
    setAddress(null)
  }
  return (
    <>
      <div role="toolbar" aria-label={t('{label}的格式', { label })} className={styles.bar}>
        {commands.map(({ command, label: name, icon }) => (
          <Button
            key={command}
            type="text"
            icon={icon}
            aria-label={t(name)}
            title={t(name)}
            // keeps the selection in the text
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          />
        ))}
        <Button
          type="text"
          icon={<LinkOutlined aria-hidden />}
          aria-label={t('链接')}
          title={t('链接')}
          aria-expanded={address !== null}
          onMouseDown={(event) => event.preventDefault()}
          onClick={askAddress}
        />
      </div>
      {address !== null && (
        <div className={styles.address}>
          <Input
            aria-label={t('链接地址')}
            autoFocus
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onPressEnter={link}
          />
          <Button onClick={link}>{t('确定')}</Button>
          <Button onClick={() => setAddress(null)}>{t('取消')}</Button>
        </div>
      )}
    </>
  )
}
