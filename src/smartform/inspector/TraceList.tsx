import { useT } from '@/ui/use-t'
import styles from './SmartformInspector.module.css'
import type { Trace } from './trace'

/** How values came about, each with its operands under it. */
export function TraceList({ traces }: { traces: readonly Trace[] }) {
  const t = useT()
  return (
    <ul className={styles.trace}>
      {traces.map(({ what, value, operands }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: operands have no name but their place
        <li key={index}>
          <code>{what === '' ? (value ?? 'null') : `${what} = ${value ?? t('未填写')}`}</code>
          {operands.length > 0 && <TraceList traces={operands} />}
        </li>
      ))}
    </ul>
  )
}
