/** Finds the fields that a definition places beside another field (last year's figure …); for fields, reading views and paper. */
import { getOrCreate, groupBy } from '@/lib/collections/get-or-create'
import type { FieldNode, FormNode } from './nodes'

const known = new WeakMap<FormNode, ReadonlyMap<string | undefined, readonly FieldNode[]>>()

/** The fields placed beside a field, in form order; empty for most. */
export function besides(form: FormNode, fieldId: string): readonly FieldNode[] {
  return getOrCreate(known, form, () => groupBy(form.fields.values(), ({ beside }) => beside)).get(fieldId) ?? []
}

/** Whether a field has its own place: it is beside none, or beside a missing one. */
export function isAloneInRow({ fields }: FormNode): (node: FieldNode) => boolean {
  return ({ beside, id }) => beside === undefined || beside === id || !fields.has(beside)
}
