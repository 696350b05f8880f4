/** The button beside an answer that adds a reviewer's remark at it. */

import { CommentOutlined } from '@ant-design/icons'
import { useT } from '@/ui/use-t'
import styles from './PinHere.module.css'

interface PinHereProps {
  /** The field's name. */
  label: string
  onPin(): void
}

/** Starts a comment at a field, row or cell of the submitted content. */
export function PinHere({ label, onPin }: PinHereProps) {
  const t = useT()
  const name = t('批注：{label}', { label })
  return (
    <button type="button" className={styles.pin} aria-label={name} title={name} onClick={onPin}>
      <CommentOutlined aria-hidden />
    </button>
  )
}
