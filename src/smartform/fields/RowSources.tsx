import { useT } from '@/ui/use-t'
import type { TableNode } from '../schema/nodes'
import { rowLimit } from '../schema/rows'
import type { RowValue } from '../schema/values'
import { rowName, rowSources, withRow } from './row-sources'
import mark from './SourceMark.module.css'

interface RowSourcesProps {
  node: TableNode
  /** The source's name. */
  name: string
  rows: readonly RowValue[]
  from: readonly RowValue[]
  editable: boolean
  onTake(rows: readonly RowValue[]): void
  onRefresh(): void
}

/**
 * The rows of a table that come from a resume: how many are unchanged, and each changed or missing one, with a button
 * to take it over.
 */
export function RowSources({ node, name, rows, from, editable, onTake, onRefresh }: RowSourcesProps) {
  const t = useT()
  const found = rowSources(node, rows, from)
  const keptCount = found.filter(({ state }) => state === 'kept').length
  const others = found.filter(({ state }) => state !== 'kept')
  const room = rowLimit(node) - rows.length
  return (
    <div className={mark.mark}>
      <span>
        {keptCount > 0
          ? t('{n} 行来自{source}', { n: keptCount, source: name })
          : t('可取自{source}', { source: name })}
      </span>
      {editable && (
        <button
          type="button"
          className={mark.act}
          aria-label={t('{act}{field}', { act: t('刷新'), field: node.label })}
          onClick={onRefresh}
        >
          {t('刷新')}
        </button>
      )}
      {others.length > 0 && (
        <ul className={mark.rows}>
          {others.map(({ row, state }) => {
            const called = rowName(node, row)
            const act = state === 'changed' ? t('采用') : t('加入')
            return (
              <li key={row.id} data-differs={state === 'changed' || undefined}>
                {state === 'changed'
                  ? t('“{row}”已改得与履历不同', { row: called })
                  : t('履历中的“{row}”不在表中', { row: called })}
                {editable && (state === 'changed' || room > 0) && (
                  <button
                    type="button"
                    className={mark.act}
                    aria-label={t('{act}{row}', { act, row: called })}
                    onClick={() => onTake(withRow(node, rows, row))}
                  >
                    {act}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
