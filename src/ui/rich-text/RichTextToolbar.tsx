/** The format buttons (bold, lists, link …) above the editor of formatted text. */

import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { text } from '@/lib/i18n/i18n'
import { Button } from '../Button'
import { useT } from '../use-t'
import styles from './RichTextInput.module.css'
import { RichTextLink } from './RichTextLink'

interface Format {
  /** Of the mark or node in the schema. */
  name: string
  label: string
  icon: ReactNode
  toggle(chain: ChainedCommands): ChainedCommands
}

const formats: readonly Format[] = [
  { name: 'bold', label: text('加粗'), icon: <BoldOutlined aria-hidden />, toggle: (chain) => chain.toggleBold() },
  {
    name: 'italic',
    label: text('斜体'),
    icon: <ItalicOutlined aria-hidden />,
    toggle: (chain) => chain.toggleItalic(),
  },
  {
    name: 'underline',
    label: text('下划线'),
    icon: <UnderlineOutlined aria-hidden />,
    toggle: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'bulletList',
    label: text('项目符号'),
    icon: <UnorderedListOutlined aria-hidden />,
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: text('编号列表'),
    icon: <OrderedListOutlined aria-hidden />,
    toggle: (chain) => chain.toggleOrderedList(),
  },
]

/** The buttons above a formatted text. They act on its selection; a pressed one says that the selection has the format. */
export function RichTextToolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useT()
  const [linkOpen, setLinkOpen] = useState(false)
  const active = useEditorState({
    editor,
    selector: () => formats.filter(({ name }) => editor.isActive(name)).map(({ name }) => name),
  })
  return (
    <>
      <div role="toolbar" aria-label={t('{label}的格式', { label })} className={styles.bar}>
        {formats.map(({ name, label, icon, toggle }) => (
          <Button
            key={name}
            type="text"
            icon={icon}
            aria-label={t(label)}
            title={t(label)}
            aria-pressed={active.includes(name)}
            // keeps the focus in the text
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => toggle(editor.chain().focus()).run()}
          />
        ))}
        <Button
          type="text"
          icon={<LinkOutlined aria-hidden />}
          aria-label={t('链接')}
          title={t('链接')}
          aria-expanded={linkOpen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinkOpen(!linkOpen)}
        />
      </div>
      {linkOpen && <RichTextLink editor={editor} close={() => setLinkOpen(false)} />}
    </>
  )
}
