import { masked } from '@/lib/mask'
import type { FormEngine } from '@/smartform/engine/engine'
import { kindOf } from '@/smartform/kinds/kinds'
import type { ColumnNode, FieldNode, FormNode, TableNode } from '@/smartform/schema/nodes'
import type { FieldValue, RowValue } from '@/smartform/schema/values'
import type { PdfLine } from './pdf'

const unanswered = '未填写'

const number = /^(1[3-9]\d{9}|\d{17}[\dXx])$/

/** As it is read on the screen: numbers of certificates and telephones by their last four characters only. */
function textOf(node: ColumnNode | FieldNode, value: unknown): string {
  const kind = kindOf(node)
  const answer = node.kind === 'computed' ? (value as FieldValue) : kind.coerce(node, value)
  const text = kind.text(node, answer)
  if (text === '') return unanswered
  if (node.sensitive) return kind.hidden?.(node, answer) ?? masked(text)
  return number.test(text) ? masked(text) : text
}

function tableLines(engine: FormEngine, table: TableNode, rows: readonly RowValue[]): PdfLine[] {
  return rows.map((row, index) => {
    const cells = table.columns.map((column) => {
      const value = engine.field(`${table.id}/${row.id}/${column.id}`)?.value ?? row.cells[column.id]
      return `${column.label}：${textOf(column, value)}`
    })
    return { text: `${index + 1}. ${cells.join('；')}`, indent: 24 }
  })
}

/** A filled form as lines: every visible page, section and field in order, as it will be read. */
export function contentLines(form: FormNode, engine: FormEngine): PdfLine[] {
  const lines: PdfLine[] = []
  const visible = new Set(
    engine
      .progress()
      .filter((one) => one.visible)
      .map((one) => one.pageId),
  )
  for (const page of form.pages.filter((one) => visible.has(one.id))) {
    lines.push({ text: '' }, { text: page.title, size: 14 })
    for (const section of page.sections) {
      if (section.title) lines.push({ text: section.title, size: 12 })
      for (const { id, kind } of section.fields) {
        const state = engine.field(id)
        if (!state?.visible || kind === 'static') continue
        if (state.node.kind !== 'table') {
          lines.push({ text: `${state.node.label}：${textOf(state.node, state.value)}`, indent: 12 })
          continue
        }
        const rows = state.value as readonly RowValue[]
        lines.push({ text: `${state.node.label}：${rows.length === 0 ? unanswered : ''}`, indent: 12 })
        lines.push(...tableLines(engine, state.node, rows))
      }
    }
  }
  return lines
}
