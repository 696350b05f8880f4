/** The preview of an Excel import: rows with their problems, and which are included; in `SheetImportDialog`. */

import { Checkbox } from 'antd'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useT } from '@/ui/use-t'
import styles from './SheetImport.module.css'
import type { SheetRow } from './sheet'

/** A column of the preview. */
export interface PreviewColumn {
  name: string
  label: string
  /** The value as people read it. */
  textOf(values: SheetRow['values']): string
}

interface SheetPreviewProps {
  columns: readonly PreviewColumn[]
  rows: readonly SheetRow[]
  taken: ReadonlySet<number>
  onTake(lines: readonly number[], on: boolean): void
}

/** The rows of a sheet before the import: problems, and which rows are included. */
export function SheetPreview({ columns, rows, taken, onTake }: SheetPreviewProps) {
  const t = useT()
  const good = rows.filter(({ problems }) => problems.length === 0).map(({ line }) => line)
  const every = good.length > 0 && good.every((line) => taken.has(line))
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('导入预览')}>
      <table className={styles.table} aria-label={t('导入预览')}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t('选择全部可导入的行')}
                disabled={good.length === 0}
                checked={every}
                indeterminate={!every && taken.size > 0}
                onChange={({ target }) => onTake(good, target.checked)}
              />
            </th>
            <th scope="col">{t('行')}</th>
            <th scope="col">{t('检查结果')}</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>
                <Checkbox
                  aria-label={t('导入第 {n} 行', { n: row.line })}
                  disabled={row.problems.length > 0}
                  checked={taken.has(row.line)}
                  onChange={({ target }) => onTake([row.line], target.checked)}
                />
              </td>
              <th scope="row">{row.line}</th>
              <td className={styles.judgement}>
                {row.problems.length > 0 ? (
                  <ul className={styles.wrong}>
                    {row.problems.map(({ field, message }) => (
                      <li key={field}>{message}</li>
                    ))}
                  </ul>
                ) : row.repeated ? (
                  t('与已有的记录重复，需要时再勾选')
                ) : (
                  t('可以导入')
                )}
              </td>
              {columns.map(({ name, textOf }) => {
                const text = textOf(row.values)
                return (
                  <td key={name} className={styles.cell} title={text}>
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
