import { useId } from 'react'
import type { Side } from '../drafts/row-differences'
import radio from '../kinds/radio/RadioEditor.module.css'
import styles from './Differences.module.css'

interface TwoVersionsProps {
  /** What is chosen between, as it is heard. */
  label: string
  names: Readonly<Record<Side, string>>
  mine: string
  server: string
  chosen: Side | null
  choose(side: Side): void
}

/** Two versions side by side, to choose one of. Plain radios in antd's look: see `PlainInput`. */
export function TwoVersions({ label, names, mine, server, chosen, choose }: TwoVersionsProps) {
  const name = useId()
  const version = (side: Side, title: string, value: string) => (
    <label className={radio.option}>
      <input type="radio" name={name} checked={chosen === side} onChange={() => choose(side)} />
      <span>
        <strong>{title}</strong>
        <span className={styles.value}>{value}</span>
      </span>
    </label>
  )
  return (
    <div role="radiogroup" className={styles.columns} aria-label={label}>
      {version('mine', names.mine, mine)}
      {version('server', names.server, server)}
    </div>
  )
}
