/** A masked number that can be revealed, in forms, papers and account settings; each reveal is reported by its context. */

import { createContext, use, useState } from 'react'
import { masked } from '@/lib/text/mask'
import { Button } from './Button'
import styles from './MaskedText.module.css'
import { useT } from './use-t'

/** True on paper: nothing is clickable, and sensitive values stay masked. */
export const OnPaperContext = createContext(false)

/** Called when a reader reveals a value of somebody else's; absent: nothing is told. */
export const RevealContext = createContext<(() => void) | undefined>(undefined)

interface MaskedTextProps {
  label: string
  text: string
  /** The masked form; by default all but the last four characters are hidden. */
  hidden?: string
}

/** A sensitive value, masked until the user reveals it. On paper it stays masked. */
export function MaskedText({ label, text, hidden = masked(text) }: MaskedTextProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const onReveal = use(RevealContext)
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
        onClick={() => {
          if (!open) onReveal?.()
          setOpen(!open)
        }}
      >
        {open ? t('隐藏') : t('显示')}
      </Button>
    </>
  )
}
