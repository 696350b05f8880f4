import { CloseCircleFilled } from '@ant-design/icons'
import { useT } from '@/ui/use-t'
import type { ColumnNode } from '../../schema/nodes'
import type { Mapping } from '../../tables/map-columns'
import type { PlannedRow } from '../../tables/plan-paste'
import { columnKind } from '../column-kinds'
import styles from './PasteDialog.module.css'
import { cellText } from './table'

const mostShown = 100

interface PreviewRowsProps {
  columns: readonly ColumnNode[]
  mapping: Mapping
  rows: readonly PlannedRow[]
}

/** What each row would become, the first hundred; a wrong cell shows what was pasted and what is wrong with it. */
export function PreviewRows({ columns, mapping, rows }: PreviewRowsProps) {
  const t = useT()
  const mapped = columns.filter((column) => mapping.columns.some((one) => one.columnId === column.id))
  const sourceOf = (row: PlannedRow, columnId: string) =>
    row.source[mapping.columns.findIndex((one) => one.columnId === columnId)] ?? ''
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.preview} aria-label={t('预览')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('原行号')}</th>
              {mapped.map((column) => (
                <th key={column.id} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostShown).map((row) => (
              <tr key={row.sourceRow}>
                <th scope="row">{row.sourceRow}</th>
                {mapped.map((column) => {
                  const cell = row.cells.get(column.id)
                  const problem = cell?.problem
                  return (
                    <td
                      key={column.id}
                      data-numeric={columnKind(column).numeric}
                      data-wrong={problem ? true : undefined}
                    >
                      {problem ? sourceOf(row, column.id) : cellText(column, cell?.value)}
                      {problem && (
                        <span className={styles.problem}>
                          <CloseCircleFilled aria-hidden /> {problem}
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > mostShown && (
        <p className={styles.note}>{t('只显示前 {n} 行，共 {all} 行', { n: mostShown, all: rows.length })}</p>
      )}
    </>
  )
}
