/** The button at the end of a table field's row that opens its menu (insert, copy, move, remove). */

import { useState } from 'react'
import { lazyPart } from '../lazy-part'
import { useT } from '../use-t'
import { ActionButton } from './ActionButton'
import styles from './RowActions.module.css'
import type { RowActionsProps } from './RowMenu'

const RowMenu = lazyPart(() => import('./RowMenu').then((module) => module.RowMenu))

/**
 * A row's menu behind one button, so only one tab stop lies between the last cell and the next row. The button is
 * native, because tables have many.
 */
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
