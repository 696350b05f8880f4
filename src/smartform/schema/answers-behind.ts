/** The answers that a place of a form stands for: its own, or those that its computed value is worked out from. */

import { type Expression, isConstant } from '../expression/ast'
import { referencesOf } from '../expression/references'
import type { FormNode } from './nodes'

/** The fields that an expression reads; of a table, the table's field. */
export function fieldsReadBy(expression: Expression): string[] {
  return referencesOf(expression, null).flatMap((found) =>
    found.kind === 'field' ? [found.field] : found.kind === 'today' ? [] : [found.table],
  )
}

/**
 * The field itself, and for a computed one also the answers behind it, through other computed fields. Nobody types a
 * computed value: it changes with these answers alone. What the portal fills in is no such answer.
 */
export function answersBehind({ fields }: Pick<FormNode, 'fields'>, id: string): string[] {
  const found = new Set([id])
  // The set grows while it is read: each computed field adds what it reads.
  for (const known of found) {
    const field = fields.get(known)
    if (field?.kind === 'computed') for (const read of fieldsReadBy(field.value)) found.add(read)
  }
  const isAnswer = (other: string) => {
    const field = fields.get(other)
    return field !== undefined && field.kind !== 'computed' && !isConstant(field.lockedWhen, true)
  }
  return [id, ...[...found].filter((other) => other !== id && isAnswer(other))]
}
