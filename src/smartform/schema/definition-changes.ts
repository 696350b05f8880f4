/** Compares two versions of a form definition field by field, for moved answers and the notice of a new version. */
import { jsonEqual } from '@/lib/collections/json-equal'
import type { FieldNode, FormNode } from './nodes'

/** One difference between two form versions, as its filler meets it. */
export type DefinitionChange =
  | { kind: 'added'; fieldId: string; label: string; page: string }
  | { kind: 'removed'; fieldId: string; label: string; page: string }
  /** It is on another page, or has another id; its answer moves with it. */
  | { kind: 'moved'; fieldId: string; label: string; from: string; page: string; formerId: string }
  | { kind: 'renamed'; fieldId: string; label: string; former: string; page: string }
  /** Another kind, options, limits or condition: the answer has to be checked. */
  | { kind: 'altered'; fieldId: string; label: string; page: string }

/** Attributes that may change without a need to check the answer. */
const unseen = new Set([
  'label',
  'help',
  'width',
  'pageId',
  'sectionId',
  'prefill',
  'movedFrom',
  'actor',
  'beside',
  'offered',
  'explains',
  'sensitive',
  'personal',
  'copy',
  'keepHidden',
])

function demands(node: FieldNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(node).filter(([name]) => !unseen.has(name) && name !== 'id'))
}

type ById = ReadonlyMap<string, { id: string; movedFrom?: string }>

/**
 * The id of a field (column, option) in the previous version: its own, the one it names in `movedFrom` or, going back,
 * that of the one that names it; null for a new one.
 */
export function formerIdOf(before: ById, after: ById, node: { id: string; movedFrom?: string }): string | null {
  if (before.has(node.id)) return node.id
  if (node.movedFrom !== undefined && before.has(node.movedFrom)) return node.movedFrom
  for (const former of before.values()) if (former.movedFrom === node.id && !after.has(former.id)) return former.id
  return null
}

/**
 * The changes between two form versions in the order of the new one, removed fields last. Static texts, help and widths
 * are ignored. Pure; never throws.
 */
export function definitionChanges(before: FormNode, after: FormNode): DefinitionChange[] {
  const titles = (form: FormNode) => new Map(form.pages.map((page) => [page.id, page.title]))
  const [oldTitles, newTitles] = [titles(before), titles(after)]
  const unchangedIds = new Set<string>()
  const changes: DefinitionChange[] = []
  for (const node of after.fields.values()) {
    const former = before.fields.get(formerIdOf(before.fields, after.fields, node) ?? '')
    if (former) unchangedIds.add(former.id)
    if (node.kind === 'static') continue
    const { id: fieldId, label } = node
    const page = newTitles.get(node.pageId) ?? ''
    if (!former) {
      changes.push({ kind: 'added', fieldId, label, page })
      continue
    }
    const from = oldTitles.get(former.pageId) ?? ''
    if (former.id !== fieldId || former.pageId !== node.pageId)
      changes.push({ kind: 'moved', fieldId, label, from, page, formerId: former.id })
    if (former.label !== label) changes.push({ kind: 'renamed', fieldId, label, former: former.label, page })
    if (!jsonEqual(demands(former), demands(node))) changes.push({ kind: 'altered', fieldId, label, page })
  }
  for (const node of before.fields.values())
    if (!unchangedIds.has(node.id) && node.kind !== 'static')
      changes.push({ kind: 'removed', fieldId: node.id, label: node.label, page: oldTitles.get(node.pageId) ?? '' })
  return changes
}

/** The new id of a previous version's field; null when it is gone. */
export function labelPathIn(before: FormNode, after: FormNode, fieldId: string): string | null {
  const [now = fieldId] = Object.keys(movedKeys(before, after, { [fieldId]: null }))
  return after.fields.has(now) ? now : null
}

/**
 * Facts about a content's fields (revisions, edit times) under the ids of the new version; what has no field there stays. Answers
 * themselves are moved by `moveAnswers`, which also follows columns, options and kinds.
 */
export function movedKeys(
  before: FormNode,
  after: FormNode,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const moved: Record<string, unknown> = { ...values }
  for (const node of after.fields.values()) {
    const formerId = formerIdOf(before.fields, after.fields, node)
    if (formerId === null || !Object.hasOwn(values, formerId)) continue
    moved[node.id] = values[formerId]
    // Another new field may have taken over the old id.
    if (!after.fields.has(formerId)) delete moved[formerId]
  }
  return moved
}
