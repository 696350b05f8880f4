/** The numbers of a chart as a table that can be expanded; below every chart. */

import type { ReactNode } from 'react'
import { useT } from '@/ui/use-t'
import { HeadRow } from '../HeadRow'
import { named } from '../Name'
import { ScrollRegion } from '../ScrollRegion'
import styles from './Plot.module.css'

interface PlotNumbersProps {
  title: string
  /** What the rows stand for: 年度, 部门. */
  rowHead: string
  columns: readonly string[]
  rows: readonly { label: string; values: readonly ReactNode[] }[]
}

/** A plot's numbers as a table that can be expanded. */
export function PlotNumbers({ title, rowHead, columns, rows }: PlotNumbersProps) {
  const t = useT()
  return (
    <details className={styles.numbers}>
      <summary>{t('查看数据表')}</summary>
      <ScrollRegion className={styles.scroll} aria-label={t('{title}数据表', { title })}>
        <table className={styles.table} aria-label={title}>
          <HeadRow heads={[rowHead, ...columns]} />
          <tbody>
            {rows.map(({ label, values }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be called alike, and keep their places
              <tr key={at}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={columns[index]}>{named(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  )
}
