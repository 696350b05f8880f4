/** Creates the form engine for one content; used by the editor, the embedded backend and the authors' checks. */

import { kindOf } from '../kinds/kinds'
import { isRawObject, type RawObject } from '../schema/definition-reader'
import type { FieldNode, FormNode } from '../schema/nodes'
import { columnOf, tableIn } from '../schema/rows'
import type { FieldValue, FormValues } from '../schema/values'
import { Core, type EngineOptions } from './core'
import { Edits } from './edits'
import type { FormEngine } from './engine'
import { cellPath, partsOf } from './paths'

/** Default values of a new content by field. */
function defaultsOf(form: FormNode): ReadonlyMap<string, FieldValue> {
  return new Map(
    [...form.fields.values()].flatMap((node) =>
      node.defaultValue === undefined ? [] : [[node.id, kindOf(node).coerce(node, node.defaultValue)] as const],
    ),
  )
}

function beginWith(edits: Edits, form: FormNode, source: RawObject, defaults: ReadonlyMap<string, FieldValue>): void {
  for (const [id, node] of form.fields) {
    if (Object.hasOwn(source, id)) edits.begin(node, source[id])
    else if (defaults.has(id)) edits.begin(node, defaults.get(id))
  }
}

/** The initial values of a new content: equal to an engine's `values()`, without computed ones. */
export function firstValues(form: FormNode, known: RawObject): FormValues {
  const defaults = defaultsOf(form)
  const core = new Core(form, { editable: true, today: () => '' }, defaults)
  beginWith(new Edits(form, core), form, known, defaults)
  return core.savedValues()
}

/**
 * Creates the state of one form over a content's values. Missing fields get their default. Values that fit nowhere are
 * kept in `unusedValues` and not sent. A hidden answer is kept and saved, but counts as missing in expressions and is
 * neither checked nor required; a computed value counts even when hidden. Text is kept as typed and saved trimmed.
 */
export function createEngine(form: FormNode, values: unknown, options: EngineOptions): FormEngine {
  const defaults = defaultsOf(form)
  const core = new Core(form, options, defaults)
  const edits = new Edits(form, core)
  const unused = new Map<string, unknown>()

  const setAside = (raw: RawObject) => {
    for (const [id, value] of Object.entries(raw)) {
      for (const path of [...unused.keys()]) if (partsOf(path).fieldId === id) unused.delete(path)
      for (const [path, rest] of unfittingAnswer(form.fields.get(id), id, value, core.store.value(id)))
        unused.set(path, rest)
    }
  }

  const stored = isRawObject(values) ? values : {}
  beginWith(edits, form, stored, defaults)
  setAside(stored)
  core.start()

  // Messages are in one language: after a switch they are recomputed before the next read.
  const spoken =
    <Args extends unknown[], Answer>(read: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      core.followLanguage()
      return read(...args)
    }
  const listen =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }

  return {
    form,
    scope: core.scope,
    field: spoken((path) => core.states.get(path)),
    subscribe: (path, listener) => core.states.subscribe(path, listener),
    set(path, value) {
      const { fieldId, rowId, columnId } = partsOf(path)
      if (rowId === undefined) return edits.setField(fieldId, value)
      return columnId !== undefined && edits.setCell(fieldId, rowId, columnId, value)
    },
    insertRow: (tableId, index, row) => edits.insertRow(tableId, index, row ?? {}),
    removeRow: (tableId, rowId) => edits.removeRow(tableId, rowId),
    moveRow: (tableId, rowId, toIndex) => edits.moveRow(tableId, rowId, toIndex),
    values: () => core.savedValues(),
    unusedValues: () => unused,
    load(loaded, origin) {
      edits.load(new Map(Object.entries(loaded)), origin)
      setAside(loaded)
    },
    onChange: listen(core.changeListeners),
    problems: spoken((scope, depth) => core.problems.all(scope, depth)),
    reveal: spoken((scope, depth) => {
      const problems = core.problems.all(scope, depth)
      core.reveal(problems, depth)
      return problems
    }),
    serverProblem: spoken((problem) => core.problems.serverProblem(problem)),
    setServerProblems: spoken((problems, source = 'check') => core.name(problems, source)),
    today: () => core.today(),
    newDay: () => core.newDay(),
    progress: spoken(() => core.progress.read()),
    ledger: spoken(() => core.rules.readings()),
    total(tableId, columnId) {
      const table = tableIn(form, tableId)
      const column = table && columnOf(table, columnId)
      return column && kindOf(column).numeric ? core.total(table, columnId) : null
    },
    subscribeDerived: listen(core.derivedListeners),
  }
}

function isNothing(raw: unknown): boolean {
  return (
    raw === null ||
    raw === undefined ||
    (typeof raw === 'string' && raw.trim() === '') ||
    (Array.isArray(raw) && raw.length === 0)
  )
}

/**
 * The parts of a loaded value that the field cannot take: another type, rows of a fixed table, cells of removed
 * columns. By path, so that nothing is lost silently.
 */
function unfittingAnswer(
  node: FieldNode | undefined,
  id: string,
  raw: unknown,
  taken: FieldValue,
): [string, unknown][] {
  if (isNothing(raw)) return []
  if (!node || kindOf(node).isEmpty(taken)) return [[id, raw]]
  if (node.kind !== 'table' || !Array.isArray(raw) || !Array.isArray(taken)) return []
  const rows = new Set(taken.map((row: { id: string }) => row.id))
  return raw.flatMap((row: unknown, index): [string, unknown][] => {
    if (!isRawObject(row) || typeof row.id !== 'string') return isRawObject(row) ? [] : [[`${id}/${index + 1}`, row]]
    const rowId = row.id
    if (!rows.has(rowId)) return [[`${id}/${rowId}`, row]]
    const cells: RawObject = isRawObject(row.cells) ? row.cells : {}
    const known = new Set(node.columns.filter((column) => column.kind !== 'computed').map((column) => column.id))
    return Object.entries(cells).flatMap(([columnId, cell]): [string, unknown][] =>
      known.has(columnId) || isNothing(cell) ? [] : [[cellPath(id, rowId, columnId), cell]],
    )
  })
}
