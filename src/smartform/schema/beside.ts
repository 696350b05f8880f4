import { groupedBy, kept } from '@/lib/kept'
import type { FieldNode, FormNode } from './nodes'

const known = new WeakMap<FormNode, ReadonlyMap<string | undefined, readonly FieldNode[]>>()

/** What stands beside a field, in the order of the form; empty for most. */
export function besides(form: FormNode, fieldId: string): readonly FieldNode[] {
  return kept(known, form, () => groupedBy(form.fields.values(), ({ beside }) => beside)).get(fieldId) ?? []
}

/** Whether a field has a place of its own: it stands beside none, or beside one that is not there. */
export function standsAlone({ fields }: FormNode): (node: FieldNode) => boolean {
  return ({ beside, id }) => beside === undefined || beside === id || !fields.has(beside)
}
