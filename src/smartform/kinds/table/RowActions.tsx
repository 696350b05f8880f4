import { useState } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import type { RowDeedName } from './cell-keys'
import styles from './TableEditor.module.css'
import { ActionIcon } from './TableHead'

const RowMenu = lazyPart(() => import('./RowMenu').then((module) => module.RowMenu))

export interface RowActionsProps {
  /** Of the button. */
  id: string
  index: number
  count: number
  /** At the limit no row can be inserted. */
  full: boolean
  run(deed: RowDeedName): void
}

/** A row's menu behind one button, so that the way from the last cell to the next row stays short. A plain button: there are many of them. */
export function RowActions(props: RowActionsProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const label = t('第 {n} 行的操作', { n: props.index + 1 })
  return (
    <span className={styles.actions}>
      <button
        id={props.id}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={styles.action}
        onFocus={() => void RowMenu.preload()}
        onPointerEnter={() => void RowMenu.preload()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <ActionIcon name="more" />
      </button>
      {open && <RowMenu {...props} label={label} close={() => setOpen(false)} />}
    </span>
  )
}
