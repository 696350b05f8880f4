/** Folds the secondary sections of home in the senior mode (长辈版). */

import type { ReactNode } from 'react'
import styles from './Folded.module.css'
import { useSenior } from './use-senior'

interface FoldedProps {
  /** Names what is behind it; translated by the caller. */
  title: string
  children: ReactNode
}

/** Folds secondary content in the senior mode, which shows fewer things at once. The title says what one press opens. */
export function Folded({ title, children }: FoldedProps) {
  if (!useSenior()) return children
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
