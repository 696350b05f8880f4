import { createContext, use, useState } from 'react'
import { masked } from '@/lib/text/mask'
import { Button } from './Button'
import styles from './MaskedText.module.css'
import { useT } from './use-t'

/** Whether answers are drawn as they stand on paper: nothing in them can be pressed, and what is sensitive stays masked. */
export const OnPaperContext = createContext(false)

interface MaskedTextProps {
  label: string
  text: string
  /** What is seen of it before; absent: its last four characters. */
  hidden?: string
}

/** A sensitive answer to read: a little of it, the whole on demand; on paper the little alone. */
export function MaskedText({ label, text, hidden = masked(text) }: MaskedTextProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  if (use(OnPaperContext)) return <span className={styles.whole}>{hidden}</span>
  return (
    <>
      {open ? text : hidden}{' '}
      <Button
        type="link"
        size="small"
        className={styles.toggle}
        aria-expanded={open}
        aria-label={open ? t('隐藏{label}', { label }) : t('显示{label}', { label })}
        onClick={() => setOpen(!open)}
      >
        {open ? t('隐藏') : t('显示')}
      </Button>
    </>
  )
}
