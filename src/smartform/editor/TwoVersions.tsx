import { useId } from 'react'
import { useT } from '@/ui/use-t'
import type { Side } from '../drafts/row-differences'
import radio from '../fields/radio/RadioEditor.module.css'
import styles from './Differences.module.css'

interface TwoVersionsProps {
  /** What is chosen between, as it is heard. */
  label: string
  mine: string
  server: string
  chosen: Side | null
  choose(side: Side): void
}

/** Two versions side by side, to choose one of. Plain radios in antd's look: see `PlainInput`. */
export function TwoVersions({ label, mine, server, chosen, choose }: TwoVersionsProps) {
  const t = useT()
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
      {version('mine', t('我的'), mine)}
      {version('server', t('服务器上的'), server)}
    </div>
  )
}
