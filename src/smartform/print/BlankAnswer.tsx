import { useT } from '@/ui/use-t'
import type { FieldNode, TableNode } from '../schema/nodes'
import styles from './BlankForm.module.css'

/** How many rows a table has on paper, where the definition gives none. */
const rowsOnPaper = 5

/** Room for one answer: boxes to tick, a line, or a space as high as the answer is long. */
export function BlankAnswer({ node }: { node: FieldNode }) {
  const t = useT()
  switch (node.kind) {
    case 'static':
      return node.text
    case 'radio':
    case 'checkboxGroup':
      return <Boxes labels={node.options.map((option) => option.label)} />
    case 'yesNo':
      return <Boxes labels={[t('是'), t('否')]} />
    case 'longText':
    case 'richText':
      return <div className={styles.room} />
    case 'person':
      return <Boxes lines labels={[t('姓名'), t('证件号码'), t('手机号码')]} />
    case 'attachments':
    case 'image':
      return t('（另附）')
    case 'table':
      return <BlankTable node={node} />
    default:
      return <div className={styles.line} />
  }
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
