import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Input } from 'antd'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { text } from '@/lib/i18n'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './RichTextEditor.module.css'

const commands: readonly { command: string; label: string; icon: ReactNode }[] = [
  { command: 'bold', label: text('加粗'), icon: <BoldOutlined aria-hidden /> },
  { command: 'italic', label: text('斜体'), icon: <ItalicOutlined aria-hidden /> },
  { command: 'underline', label: text('下划线'), icon: <UnderlineOutlined aria-hidden /> },
  { command: 'insertUnorderedList', label: text('项目符号'), icon: <UnorderedListOutlined aria-hidden /> },
  { command: 'insertOrderedList', label: text('编号'), icon: <OrderedListOutlined aria-hidden /> },
]

interface FormatBarProps {
  editor: RefObject<HTMLDivElement | null>
  label: string
  onChange(): void
}

/** The buttons above a formatted text; they act on what is selected in it. */
export function FormatBar({ editor, label, onChange }: FormatBarProps) {
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
