/** A list of labels and values, on pages about one thing. */

import type { ReactNode } from 'react'
import styles from './Facts.module.css'
import { named } from './Name'

export type Fact = readonly [label: string, value: ReactNode]

interface FactsProps {
  /** A fact whose value is null is omitted; a value that is a name is drawn in the interface language. */
  facts: readonly Fact[]
  /** One fact per line, with the value beside its label. */
  inLines?: boolean
}

/** Facts as labels and values, in columns. */
export function Facts({ facts, inLines = false }: FactsProps) {
  return (
    <dl className={inLines ? `${styles.facts} ${styles.lines}` : styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{named(value)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
