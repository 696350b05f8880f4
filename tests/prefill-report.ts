/** Measures how much of a project's documents arrives prefilled; for its test and `npm run bench -- prefill`. */

import type { Backend } from '@mocks/backend'
import type { BackendContext } from '@mocks/context'
import type { ContentRow, WorkRow } from '@mocks/db/rows-work'
import { copiedValues } from '@mocks/domain/copy-content'
import { formNode } from '@mocks/domain/form-engine'
import { auditRoots } from '@mocks/work/kinds/audits'
import { prefillValues, sourceReader } from '@mocks/work/prefill-values'
import { topicRoots } from '@mocks/work/topics'
import { createEngine, firstValues } from '@/smartform/engine/create-engine'
import { cellPath } from '@/smartform/engine/paths'
import { kindOf } from '@/smartform/kinds/kinds'
import type { ColumnNode, FieldNode, FormNode } from '@/smartform/schema/nodes'
import { inputColumns, presetCells, rowsIn } from '@/smartform/schema/rows'
import type { FieldValue, FormValues } from '@/smartform/schema/values'
import { findKind } from '@/work/kinds/all'

const today = '2026-06-15'
/** Enough to measure by; all of them take minutes. */
const mostProjects = 40

/** The documents of a project after its declaration, its topics' among them, by kind of work. */
const documentKinds = [
  'TASK_BOOK',
  'CONTRACT_CHANGE',
  'ACCEPTANCE',
  'PERFORMANCE',
  'TECHNICAL_EVALUATION',
  'BUDGET_AUDIT',
  'PROJECT_AUDIT',
  'TOPIC_TASK',
  'TOPIC_PROGRESS',
  'TOPIC_ACCEPTANCE',
] as const

export interface FilledShare {
  form: string
  /** How many such documents there are. */
  documents: number
  /** Required answers that show when the document is opened, those of table cells included. */
  required: number
  filled: number
  /** Facts that stand there too and nobody has to type: project, unit, leader, period, funds, promised indicators. */
  facts: number
  /** How often each required answer was not there, by its place: `completed`, `spending.spent`. */
  missing: Readonly<Record<string, number>>
}

/** The required answers of a form as it is opened, and how many of them are there. */
function requiredAnswers(form: FormNode, values: FormValues): Omit<FilledShare, 'form' | 'documents'> {
  const engine = createEngine(form, values, { editable: true, today: () => today })
  let [required, filled, facts] = [0, 0, 0]
  const missing: Record<string, number> = {}
  const miss = (place: string) => {
    missing[place] = (missing[place] ?? 0) + 1
  }
  const count = (place: string, node: FieldNode | ColumnNode, value: FieldValue, isRequired: boolean) => {
    const there = value !== null && !kindOf(node).isEmpty(value)
    if (isRequired) required += 1
    if (isRequired && there) filled += 1
    if (isRequired && !there) miss(place)
    if (!isRequired && there) facts += 1
  }
  for (const node of form.fields.values()) {
    const state = engine.field(node.id)
    if (!state?.visible) continue
    if (node.kind !== 'table') count(node.id, node, state.value, state.required)
    if (node.kind !== 'table') continue
    const rows = rowsIn(engine.values()[node.id])
    if (state.required && rows.length === 0) {
      required += 1
      miss(node.id)
    }
    for (const row of rows)
      for (const column of inputColumns(node)) {
        const cell = engine.field(cellPath(node.id, row.id, column.id))
        // What the definition writes into fixed rows is a label, no answer.
        const isLabel = Object.hasOwn(presetCells(node, row.id) ?? {}, column.id)
        if (cell?.visible && !isLabel) count(`${node.id}.${column.id}`, column, cell.value, cell.required)
      }
  }
  return { required, filled, facts, missing }
}

/**
 * How much of each document arrives filled: over every document that a project of the embedded data has had since its declaration, each once
 * and empty, with what the portal knows if it is begun now. A kind that few projects need (a contract change) therefore counts as often as it
 * is written.
 */
export function filledShares(backend: Backend): FilledShare[] {
  const context: BackendContext = {
    ...{ db: backend.db, caller: null, token: null, now: Date.parse(`${today}T08:00:00Z`) },
    blobs: undefined as never,
  }
  return documentKinds.map((kind) => {
    const works = backend.db.works.where({ kind })
    const formId = findKind(kind)?.form ?? ''
    const counts = works.map((work) => {
      const form = formNode(formId, backend.db.contents.get(work.id)?.formVersion)
      const roots = { ...auditRoots(context, work), ...topicRoots(context, work) }
      return requiredAnswers(form, firstValues(form, prefillValues(form, sourceReader(context, work, roots))))
    })
    const sum = (name: 'required' | 'filled' | 'facts') => counts.reduce((total, each) => total + each[name], 0)
    const places = [...new Set(counts.flatMap(({ missing }) => Object.keys(missing)))]
    const missing = Object.fromEntries(
      places.map((place) => [place, counts.reduce((total, each) => total + (each.missing[place] ?? 0), 0)]),
    )
    return {
      ...{ form: formId, documents: works.length, missing },
      ...{ required: sum('required'), filled: sum('filled'), facts: sum('facts') },
    }
  })
}

/** The share of required answers that arrive filled: of those with the mark of a required field, and with the facts that stand in the same documents. */
export function totalShare(shares: readonly FilledShare[]): { strictly: number; withFacts: number } {
  const sum = (name: 'required' | 'filled' | 'facts') => shares.reduce((total, each) => total + each[name], 0)
  const [required, filled, facts] = [sum('required'), sum('filled'), sum('facts')]
  return { strictly: filled / required, withFacts: (filled + facts) / (required + facts) }
}

/** The keys and presses that an answer takes: a character or digit each one, a choice two, a day eight, a file three. */
function keystrokes(node: FieldNode | ColumnNode, value: FieldValue): number {
  const kind = kindOf(node)
  if (value === null || kind.isEmpty(value)) return 0
  switch (node.kind) {
    case 'table':
      return rowsIn(value).reduce(
        (total, row) =>
          total +
          1 +
          inputColumns(node).reduce((cells, column) => cells + keystrokes(column, row.cells[column.id] ?? null), 0),
        0,
      )
    case 'yesNo':
    case 'radio':
    case 'commitment':
      return 1
    case 'checkboxGroup':
      return (value as readonly unknown[]).length
    case 'dictionary':
    case 'dictionaryTree':
    case 'unitPicker':
      return 2
    case 'date':
    case 'month':
      return 8
    case 'dateRange':
      return 16
    case 'attachments':
    case 'image':
      return 3
    default:
      return [...kind.text(node as FieldNode, value)].length
  }
}

export interface Keystrokes {
  first: number
  second: number
}

/**
 * What a complete declaration takes to type: the first time, with what the portal knows, and a second time copied from
 * the first. The second has another name and period; text about the team, the unit and their work stays.
 */
export function applicationKeystrokes(backend: Backend): Keystrokes[] {
  const context: BackendContext = {
    ...{ db: backend.db, caller: null, token: null, now: Date.parse(`${today}T08:00:00Z`) },
    blobs: undefined as never,
  }
  const declarations = backend.db.works
    .where({ kind: 'DECLARATION', state: 'APPROVED' })
    .flatMap((work): [WorkRow, ContentRow][] => {
      const content = backend.db.contents.get(work.id)
      return content?.submitted ? [[work, content]] : []
    })
  return declarations.slice(0, mostProjects).map(([work, content]) => {
    const form = formNode(content.formId)
    const known = firstValues(form, prefillValues(form, sourceReader(context, { ...work, projectId: null })))
    const copied = copiedValues(content, known, form)
    const typed = (begun: FormValues, anew: readonly string[]) =>
      [...form.fields.values()].reduce((total, node) => {
        const wanted = content.values[node.id] ?? null
        const there = begun[node.id] ?? null
        const same = !anew.includes(node.id) && JSON.stringify(wanted) === JSON.stringify(there)
        return node.kind === 'computed' || node.kind === 'static' || same ? total : total + keystrokes(node, wanted)
      }, 0)
    return { first: typed(known, []), second: typed(copied, ['projectName', 'cycle']) }
  })
}
