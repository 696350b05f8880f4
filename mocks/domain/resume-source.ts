import { formatDay } from '@/lib/beijing-time'
import { type ResumeKind, type ResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import type { ColumnNode, FieldNode, TableNode } from '@/smartform/schema/nodes'
import { rowLimit } from '@/smartform/schema/rows'
import type { BackendContext } from '../context'
import type { Database } from '../db/database'

type Tables = Pick<BackendContext, 'db'>

const isResumeKind = (kind: string): kind is ResumeKind => Object.hasOwn(resumeKinds, kind)

/** A person's entries of a kind, in their own order. */
function entriesOf({ db }: Tables, userId: string, kind: string) {
  return db.resumeEntries
    .where((one) => one.userId === userId && one.kind === kind && one.removedAt === null)
    .sort((a, b) => a.order - b.order)
}

/** Which part of a resume a path names: `resume.WORK.position` the first entry's, `resume.WORK` all of them. Null where it names none. */
export function resumeEntry(
  context: Tables,
  userId: string,
  path: string,
): { kind: ResumeKind; from: string | null; to: string | null } | null {
  const [root, kind = '', name] = path.split('.')
  if (root !== 'resume' || !isResumeKind(kind)) return null
  const values = name === undefined ? undefined : entriesOf(context, userId, kind)[0]?.values
  return { kind, from: values?.startMonth ?? null, to: values?.endMonth ?? null }
}

/** What a resume says at a path (behind `resume.`), as it is kept there; undefined for nothing. */
export function resumeValue(context: Tables, userId: string, path: string): string | undefined {
  const [kind = '', name = ''] = path.split('.')
  return isResumeKind(kind) ? entriesOf(context, userId, kind)[0]?.values[name] : undefined
}

/** The entries of a kind as rows of a table that is filled from them; a row carries its entry's id, a column its `prefill`'s field or that of its own name. */
export function resumeRows(context: Tables, userId: string, table: TableNode) {
  const [, kind = ''] = table.prefill?.split('.') ?? []
  if (!isResumeKind(kind)) return undefined
  const rows = entriesOf(context, userId, kind).slice(0, rowLimit(table))
  return rows.map(({ id, values }) => ({ id, cells: cellsOf(context.db, table, kind, values) }))
}

function cellsOf(db: Database, table: TableNode, kind: ResumeKind, values: ResumeValues): Record<string, unknown> {
  const cells = table.columns.map((column): [string, unknown] => {
    const named = column.prefill?.startsWith(`resume.${kind}.`) ? column.prefill.split('.')[2] : undefined
    return [column.id, answerFrom(db, column, values[named ?? column.id])]
  })
  return Object.fromEntries(cells.filter(([, value]) => value !== undefined))
}

/**
 * A value of profile or resume as an answer of a field: an entry of a dictionary whole or by its name, a moment as its day, a choice of
 * the resume by its words where the field does not choose among the same.
 */
export function answerFrom(db: Database, node: FieldNode | ColumnNode, value: unknown): unknown {
  if (typeof value === 'number' && node.kind === 'date') return formatDay(value)
  if (typeof value === 'number' && node.kind === 'radio') return String(value)
  if (typeof value !== 'string') return value
  const entry = db.dictionaries.get(value)
  if (entry && node.kind === 'dictionary') return { id: entry.id, code: entry.code, name: entry.name }
  if (node.kind === 'radio') return value
  return entry?.name ?? choiceWords.get(value) ?? value
}

const choiceWords = new Map(
  Object.values(resumeKinds)
    .flatMap(({ fields }) => fields)
    .flatMap((field) =>
      field.kind === 'choice' ? field.options.map(({ value, label }) => [value, label] as const) : [],
    ),
)
