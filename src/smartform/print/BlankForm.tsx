/** A form printed blank: every page and field with space to write. */
import { HeadRow } from '@/ui/HeadRow'
import { useT } from '@/ui/use-t'
import { isConstant } from '../expression/ast'
import { kindOf, unitOf } from '../kinds/kinds'
import { isAloneInRow } from '../schema/beside'
import type { FieldNode, FormNode, TableNode } from '../schema/nodes'
import styles from './BlankForm.module.css'

/** Every page and field of a form with space to write, conditional ones included. */
export function BlankForm({ form }: { form: FormNode }) {
  return (
    <>
      {form.pages.map((page) => (
        <section key={page.id} aria-labelledby={`blank-${page.id}`} className={styles.page}>
          <h2 id={`blank-${page.id}`}>{page.title}</h2>
          {page.sections.map((section) => (
            <section key={section.id}>
              {section.title && <h3>{section.title}</h3>}
              <dl className={styles.answers}>
                {section.fields.filter(isAloneInRow(form)).map((node) => (
                  <BlankField key={node.id} node={node} />
                ))}
              </dl>
            </section>
          ))}
        </section>
      ))}
    </>
  )
}

function BlankField({ node }: { node: FieldNode }) {
  const t = useT()
  const unit = unitOf(node)
  if (node.kind === 'computed') return null
  return (
    <div className={styles.field} data-width={node.width}>
      <dt>
        {node.label}
        {unit && t('（{unit}）', { unit: t(unit) })}
        {isConstant(node.requiredWhen, true) && <span> *</span>}
        {!isConstant(node.visibleWhen, true) && <span className={styles.some}>{t('（适用时填写）')}</span>}
      </dt>
      <dd>
        <BlankAnswer node={node} />
      </dd>
    </div>
  )
}

/** Number of rows of a table on paper, where the definition gives none. */
const rowsOnPaper = 5

/** Space for one answer: boxes to tick, a line, or a block. */
function BlankAnswer({ node }: { node: FieldNode }) {
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
    <table className={styles.table} aria-label={node.label}>
      <HeadRow heads={[t('序号'), ...columns.map(({ label }) => label)]} />
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
