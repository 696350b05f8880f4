import { useEffect, useMemo, useState } from 'react'
import { t } from '@/lib/i18n'
import type { Block } from '@/lib/sheets/parse-block'
import type { FormEngine, NamedProblem } from '../../engine/engine'
import { cellPath } from '../../engine/paths'
import { messageInRow } from '../../engine/problem-list'
import type { SmartformPorts } from '../../ports'
import type { ColumnNode } from '../../schema/nodes'
import { inputColumns, makeRow } from '../../schema/rows'
import type { FoundEntries } from '../../tables/convert-cell'
import { type CellReport, leftOut, written } from '../../tables/import-report'
import { type ColumnMapping, guessMapping, type Mapping } from '../../tables/map-columns'
import { type PastePlace, pasteRows, planRows, roomFrom, textsToFind } from '../../tables/plan-paste'
import type { NodeOf } from '../kinds'
import { findEntries } from './find-entries'
import { rowsOf } from './table'
import type { WrittenBlock } from './use-table-rows'

interface PastePlanOptions {
  engine: FormEngine
  ports: SmartformPorts
  node: NodeOf<'table'>
  block: Block
  fromColumn: string | null
  place: PastePlace
}

/** A block before it is written: how its columns go into the table's, and what each row would become. */
export function usePastePlan({ engine, ports, node, block, fromColumn, place }: PastePlanOptions) {
  const columns = useMemo(() => inputColumns(node), [node])
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(block, columns, fromColumn))
  const [entries, setEntries] = useState<FoundEntries>(new Map())
  const [lookup, setLookup] = useState<'done' | 'running' | 'failed'>('done')
  const planned = useMemo(() => planRows(block, mapping, columns, entries), [block, mapping, columns, entries])

  useEffect(() => {
    const wanted = textsToFind(block, mapping, columns)
    if (wanted.size === 0) return
    let stale = false
    setLookup('running')
    findEntries(ports, wanted).then(({ entries: found, failed }) => {
      if (stale) return
      setEntries(found)
      setLookup(failed ? 'failed' : 'done')
    })
    return () => {
      stale = true
    }
  }, [block, mapping, columns, ports])

  const rows = rowsOf(engine, node.id)
  const room = roomFrom(node, rows.length, place)
  return {
    columns,
    mapping,
    lookup,
    planned,
    room,
    setHasHeader: (hasHeader: boolean) => setMapping({ ...mapping, hasHeader }),
    /** A column goes to one place only: where it went before it does no more. */
    setColumn(index: number, change: Partial<ColumnMapping>) {
      const columns = mapping.columns.map((one, at) => {
        if (at === index) return { ...one, ...change }
        return change.columnId && one.columnId === change.columnId ? { ...one, columnId: null } : one
      })
      setMapping({ ...mapping, columns })
    },
    /** The table's rows with the planned ones in them, how many of these, and what is wrong with the cells written. */
    written(goodOnly: boolean): WrittenBlock {
      const chosen = planned.filter((row) => row.good || !goodOnly)
      const after = pasteRows(node, rows, chosen, place, {
        newRow: () => makeRow(node, `r${crypto.randomUUID()}`, {}),
        locked: (rowId, columnId) => engine.field(`${node.id}/${rowId}/${columnId}`)?.locked === true,
      })
      const start = place === 'end' ? rows.length : place.over
      const cells = planned.flatMap((row): CellReport[] => {
        const at = chosen.indexOf(row)
        const reason = at < 0 ? t('这一行有错误，没有写入') : at >= room ? t('已达行数上限，放不下') : null
        const [target, old] = [after[start + at], rows[start + at]]
        const told = [...row.cells].map(([columnId, cell]) => {
          const column = columns.find((one) => one.id === columnId) as ColumnNode
          const index = mapping.columns.findIndex((one) => one.columnId === columnId)
          const from = { sourceRow: row.sourceRow, source: row.source[index] ?? '' }
          if (reason !== null || !target) return leftOut(column.label, from, reason ?? '')
          const path = cellPath(node.id, target.id, columnId)
          if (target.cells[columnId] !== cell.value) return leftOut(column.label, from, t('这一格不能修改'))
          return written(column, cell, { ...from, path }, old?.cells[columnId])
        })
        return told.filter((one) => one !== null)
      })
      const unmapped = mapping.columns.flatMap(({ columnId }, index): CellReport[] => {
        const head = (mapping.hasHeader && block[0]?.[index]?.trim()) || t('第 {n} 列', { n: index + 1 })
        const source = block.slice(mapping.hasHeader ? 1 : 0).find((row) => row[index]?.trim())?.[index] ?? ''
        const told = columnId === null && leftOut(head, { sourceRow: null, source }, t('这一列没有对应的列，没有写入'))
        return told ? [told] : []
      })
      const problems = chosen.slice(0, room).flatMap(({ cells }, index) => {
        const row = after[start + index]
        return [...cells].flatMap(([columnId, { value, problem }]): NamedProblem[] => {
          if (!row || problem === null || row.cells[columnId] !== value) return []
          const message = messageInRow(node, start + index + 1, problem)
          return [{ paths: [cellPath(node.id, row.id, columnId)], severity: 'error', message }]
        })
      })
      const report = [...cells, ...unmapped]
      return { rows: after, count: Math.min(chosen.length, room), problems, report }
    },
  }
}
