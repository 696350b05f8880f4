/** Shows which rows of a table come from a source and how they differ from it. */

import { useLayoutEffect, useRef } from 'react'
import { useT } from '@/ui/use-t'
import { columnKind } from '../kinds/column-kinds'
import type { TableNode } from '../schema/nodes'
import { columnOf, rowLimit } from '../schema/rows'
import type { RowValue } from '../schema/values'
import { rowName, rowSources, withRow } from './row-sources'
import mark from './SourceMark.module.css'
import button from './text-button.module.css'

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

/** The row's own source in words; empty where the table has no such column. */
function sourceOf(node: TableNode, row: RowValue): string {
  const column = columnOf(node, 'source')
  const value = row.cells.source
  return column && value !== undefined ? columnKind(column).text(column, value) : ''
}

/**
 * The rows of a table that come from a source: how many are unchanged, and each changed or missing one, with a button
 * to take it over. Where the table has a column `source`, each row names its own.
 */
export function RowSources({ node, name, rows, from, editable, onTake, onRefresh }: RowSourcesProps) {
  const t = useT()
  const found = rowSources(node, rows, from)
  const unchangedCount = found.filter(({ state }) => state === 'kept').length
  const others = found.filter(({ state }) => state !== 'kept')
  const room = rowLimit(node) - rows.length
  const box = useRef<HTMLDivElement>(null)
  const taken = useRef<number>(null)
  useLayoutEffect(() => {
    const { current: at } = taken
    if (at === null || document.activeElement !== document.body) return
    taken.current = null
    // The button left with its line: the next one takes the focus, after the last one the refresh button.
    const [refresh, ...acts] = box.current?.querySelectorAll<HTMLElement>('button') ?? []
    ;(acts[at] ?? acts.at(-1) ?? refresh)?.focus()
  })
  return (
    <div ref={box} className={mark.mark}>
      <span>
        {unchangedCount > 0
          ? t('{n} 行来自{source}', { n: unchangedCount, source: name })
          : t('可取自{source}', { source: name })}
      </span>
      {editable && (
        <button
          type="button"
          className={`${button.button} ${mark.act}`}
          aria-label={t('{act}{field}', { act: t('刷新'), field: node.label })}
          onClick={onRefresh}
        >
          {t('刷新')}
        </button>
      )}
      {others.length > 0 && (
        <ul className={mark.rows}>
          {others.map(({ row, state }, index) => {
            const called = rowName(node, row)
            const source = sourceOf(node, row) || name
            const act = state === 'changed' ? t('采用') : t('加入')
            return (
              <li key={row.id} data-differs={state === 'changed' || undefined}>
                {state === 'changed'
                  ? t('“{row}”与{source}不同', { row: called, source })
                  : t('{source}中的“{row}”不在表中', { row: called, source })}
                {editable && (state === 'changed' || room > 0) && (
                  <button
                    type="button"
                    className={`${button.button} ${mark.act}`}
                    aria-label={t('{act}{row}', { act, row: called })}
                    onClick={() => {
                      taken.current = index
                      onTake(withRow(node, rows, row))
                    }}
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
