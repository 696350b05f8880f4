/** Reads a person's resume entries as values that prefill form fields and tables; also finds the outputs of a project. */
import { type ResumeKind, type ResumeValues, resumeKinds } from '@/lib/resume/resume-kinds'
import { formatDay } from '@/lib/time/beijing-time'
import type { ColumnNode, FieldNode, TableNode } from '@/smartform/schema/nodes'
import { rowLimit } from '@/smartform/schema/rows'
import type { BackendContext } from '../context'
import type { Database } from '../db/database'

type Tables = Pick<BackendContext, 'db'>

const isResumeKind = (kind: string): kind is ResumeKind => Object.hasOwn(resumeKinds, kind)

/** A person's entries of a kind, in their order. */
export function entriesOf({ db }: Tables, userId: string, kind: string) {
  return db.resumeEntries
    .where(
      (resumeEntry) => resumeEntry.userId === userId && resumeEntry.kind === kind && resumeEntry.removedAt === null,
    )
    .sort((a, b) => a.order - b.order)
}

/**
 * Parses a resume path: `resume.WORK.position` names the first entry's field, `resume.WORK` all entries. Null for any
 * other path.
 */
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

/** The stored resume value at a path (after `resume.`); undefined for none. */
export function resumeValue(context: Tables, userId: string, path: string): string | undefined {
  const [kind = '', name = ''] = path.split('.')
  return isResumeKind(kind) ? entriesOf(context, userId, kind)[0]?.values[name] : undefined
}

/**
 * The entries of a kind as table rows: a row has its entry's id, a column the field of its `prefill` or of its own
 * name.
 */
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
 * Converts a profile or resume value to a field's answer: a dictionary entry as a whole or by name, a timestamp as its
 * day. A resume choice becomes its text unless the field has the same options.
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
