/** Turns a filled form into the blocks of a PDF: every visible page, section and field in order; for `papers.ts`. */

import { t } from '@/lib/i18n/i18n'
import { formatDecimal } from '@/lib/numbers/decimal'
import { masked } from '@/lib/text/mask'
import type { FormEngine } from '@/smartform/engine/engine'
import { kindOf, unitOf } from '@/smartform/kinds/kinds'
import type { ColumnNode, FieldNode, FormNode, TableNode } from '@/smartform/schema/nodes'
import type { FieldValue, RowValue } from '@/smartform/schema/values'
import type { Block, Fact } from './paper'
import type { PaperWords } from './paper-words'

const number = /^(1[3-9]\d{9}|\d{17}[\dXx])$/
const numbers: readonly string[] = ['number', 'money', 'percent', 'computed']
/** Field kinds whose answers stand below their question, not beside it. */
const long: readonly string[] = ['longText', 'richText', 'attachments', 'static']

/** The text as on the screen: certificate and telephone numbers show only the last four characters. */
function textOf(node: ColumnNode | FieldNode, value: unknown, words: PaperWords): string {
  const kind = kindOf(node)
  const answer = node.kind === 'computed' ? (value as FieldValue) : kind.coerce(node, value)
  const text = kind.text(node, answer)
  if (text === '') return words('未填写')
  if (node.sensitive) return kind.hidden?.(node, answer) ?? masked(text)
  return number.test(text) ? masked(text) : words.nameOf(text)
}

/** An answer beside its question; an amount with its unit. */
function factOf(node: FieldNode, value: unknown, words: PaperWords): Fact {
  const text = textOf(node, value, words)
  const unit = unitOf(node)
  if (text === words('未填写') || !numbers.includes(node.kind) || !unit) return [node.label, text]
  return [node.label, unit === '万元' ? words('{n} 万元', { n: text }) : `${text} ${t(unit)}`]
}

/** The sum of a column, written as on the screen. */
function totalOf(engine: FormEngine, tableId: string, column: ColumnNode): string {
  const decimals = 'decimals' in column && column.kind !== 'percent' ? column.decimals : undefined
  return formatDecimal(engine.total(tableId, column.id) ?? '0', { decimals })
}

function tableBlock(engine: FormEngine, table: TableNode, rows: readonly RowValue[], words: PaperWords): Block {
  const columns = table.columns.filter(({ id }) =>
    rows.some((row) => engine.field(`${table.id}/${row.id}/${id}`)?.visible !== false),
  )
  const valueAt = (row: RowValue, id: string) => engine.field(`${table.id}/${row.id}/${id}`)?.value ?? row.cells[id]
  const bare = (text: string) => (text === words('未填写') ? '—' : text)
  const total = table.totals?.length
    ? columns.map((column, index) =>
        index === 0 ? words('合计') : table.totals?.includes(column.id) ? totalOf(engine, table.id, column) : '',
      )
    : undefined
  return {
    kind: 'table',
    label: table.label,
    columns: columns.map(({ label, kind }) => ({ label, numbers: numbers.includes(kind) })),
    rows: rows.map((row) => columns.map((column) => bare(textOf(column, valueAt(row, column.id), words)))),
    total,
  }
}

/**
 * A filled form as document blocks: every visible page, section and field in order.
 * @param words the document's language; the form's own texts are in the current one (`inLocale`)
 * @param clauses whether to include static texts, as in a contract
 */
export function contentBlocks(form: FormNode, engine: FormEngine, words: PaperWords, clauses = false): Block[] {
  const blocks: Block[] = []
  const visible = new Set(
    engine.progress().flatMap((pageProgress) => (pageProgress.visible ? [pageProgress.pageId] : [])),
  )
  for (const page of form.pages.filter(({ id }) => visible.has(id))) {
    blocks.push({ kind: 'heading', level: 1, text: page.title })
    for (const section of page.sections) {
      const visible = section.fields.filter(
        ({ id, kind }) => engine.field(id)?.visible && (clauses || kind !== 'static'),
      )
      if (section.title && visible.length > 0 && section.title !== page.title)
        blocks.push({ kind: 'heading', level: 2, text: section.title })
      let facts: Fact[] = []
      const labelledText = () => {
        if (facts.length > 0) blocks.push({ kind: 'facts', rows: facts })
        facts = []
      }
      for (const { id } of visible) {
        const state = engine.field(id)
        if (!state) continue
        const { node, value } = state
        if (node.kind === 'table') {
          labelledText()
          const rows = value as readonly RowValue[]
          blocks.push(
            rows.length > 0
              ? tableBlock(engine, node, rows, words)
              : { kind: 'text', label: node.label, text: words('未填写') },
          )
        } else if (node.kind === 'static') {
          labelledText()
          blocks.push({ kind: 'text', label: node.label, text: node.text })
        } else if (long.includes(node.kind)) {
          labelledText()
          blocks.push({ kind: 'text', label: node.label, text: textOf(node, value, words).replace(/\n{2,}/g, '\n') })
        } else facts.push(factOf(node, value, words))
      }
      labelledText()
    }
  }
  return blocks
}
