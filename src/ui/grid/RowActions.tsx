import { useState } from 'react'
import { lazyPart } from '../lazy-part'
import { useT } from '../use-t'
import { ActionButton } from './ActionButton'
import type { RowDeedName } from './cell-keys'
import styles from './RowActions.module.css'

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
      <ActionButton
        id={props.id}
        icon="more"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onFocus={() => void RowMenu.preload()}
        onPointerEnter={() => void RowMenu.preload()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {open && <RowMenu {...props} label={label} close={() => setOpen(false)} />}
    </span>
  )
}
