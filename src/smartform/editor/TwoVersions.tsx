import { Radio } from 'antd'
import { useT } from '@/ui/use-t'
import type { Side } from '../drafts/row-differences'
import styles from './Differences.module.css'

interface TwoVersionsProps {
  /** What is chosen between, as it is heard. */
  label: string
  mine: string
  server: string
  chosen: Side | null
  choose(side: Side): void
}

/** Two versions side by side, to choose one of. */
export function TwoVersions({ label, mine, server, chosen, choose }: TwoVersionsProps) {
  const t = useT()
  return (
    <Radio.Group
      className={styles.columns}
      value={chosen}
      aria-label={label}
      onChange={(event) => choose(event.target.value)}
    >
      <Radio value="mine">
        <strong>{t('我的')}</strong>
        <span className={styles.value}>{mine}</span>
      </Radio>
      <Radio value="server">
        <strong>{t('服务器上的')}</strong>
        <span className={styles.value}>{server}</span>
      </Radio>
    </Radio.Group>
  )
}
