import { useT } from '@/ui/use-t'
import { kindOf } from '../kinds/kinds'
import type { FieldNode, TableNode } from '../schema/nodes'
import styles from './BlankForm.module.css'

/** How many rows a table has on paper, where the definition gives none. */
const rowsOnPaper = 5

/** Room for one answer: boxes to tick, a line, or a space as high as the answer is long. */
export function BlankAnswer({ node }: { node: FieldNode }) {
  const t = useT()
  if (node.kind === 'static') return node.text
  if (node.kind === 'table') return <BlankTable node={node} />
  const { blank } = kindOf(node)
  if (blank === 'apart') return t('（另附）')
  if (typeof blank === 'string') return blank === 'none' ? null : <div className={styles[blank]} />
  if ('parts' in blank) return <Boxes lines labels={blank.parts()} />
  return <Boxes labels={blank.boxes(node)} />
}

function Boxes({ labels, lines = false }: { labels: readonly string[]; lines?: boolean }) {
  return (
    <ul className={lines ? styles.lines : styles.boxes}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  )
}

function BlankTable({ node }: { node: TableNode }) {
  const t = useT()
  const columns = node.columns.filter((column) => column.kind !== 'computed')
  const free = Array.from({ length: Math.max(node.minRows ?? 0, Math.min(node.maxRows ?? rowsOnPaper, rowsOnPaper)) })
  const rows = node.fixedRows ?? free.map((_, index) => ({ id: `blank-${index}`, cells: {} }))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('序号')}</th>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <th scope="row">{index + 1}</th>
            {columns.map((column) => {
              const preset: unknown = Object.hasOwn(row.cells, column.id) ? Object(row.cells)[column.id] : ''
              return <td key={column.id}>{typeof preset === 'string' ? preset : ''}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
