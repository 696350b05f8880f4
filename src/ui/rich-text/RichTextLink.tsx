/** The input for a link's address in the editor of formatted text. */
import type { Editor } from '@tiptap/react'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { Button } from '../Button'
import { useT } from '../use-t'
import styles from './RichTextInput.module.css'

const start = 'https://'

/** Asks for the address of a link in formatted text. An empty address removes the link at the cursor. */
export function RichTextLink({ editor, close }: { editor: Editor; close(): void }) {
  const t = useT()
  const errorId = useId()
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? start)
  const [wrong, setWrong] = useState(false)
  const confirm = () => {
    const href = address.trim()
    const remove = href === '' || href === start
    if (!remove && !/^https?:\/\/\S+$/i.test(href)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (remove) chain.unsetMark('link').run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setMark('link', { href }).run()
    close()
  }
  const cancel = () => {
    editor.commands.focus()
    close()
  }
  return (
    <div className={styles.address}>
      <div className={styles.addressField}>
        <Input
          aria-label={t('链接地址')}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorId : undefined}
          status={wrong ? 'error' : undefined}
          inputMode="url"
          autoFocus
          value={address}
          onChange={(event) => {
            setAddress(event.target.value)
            setWrong(false)
          }}
          onPressEnter={confirm}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            cancel()
          }}
        />
        {wrong && (
          <p id={errorId} role="alert" className={styles.addressError}>
            {t('链接地址要以 http:// 或 https:// 开头，中间没有空格')}
          </p>
        )}
      </div>
      <Button onClick={confirm}>{t('确定')}</Button>
      <Button onClick={cancel}>{t('取消')}</Button>
    </div>
  )
}
