/** Keeps the dates in a text from breaking over two lines; in notes on platforms and projects. */
import { Fragment } from 'react'
import styles from './WholeDates.module.css'

const dates = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?)/

/** A text whose dates are never broken over two lines; browsers break them at their hyphens. */
export function WholeDates({ children }: { children: string }) {
  return children.split(dates).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in its order
      <span key={index} className={styles.date}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in its order
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
