/** Counts the open corrections of a returned form by page. */

import { useMemo, useState } from 'react'
import type { FormEngine } from '../engine/engine'
import { useDerived } from '../fields/use-field-state'
import type { CommentState, ContentSnapshot } from '../ports'
import type { FormValues } from '../schema/values'
import { handedIn, remainingRemarks } from '../view/remaining-remarks'

/** The displayed state by comment. */
export type CommentStates = Readonly<Record<string, CommentState>>

/** Open corrections of a returned form by page, live; `say` receives the answers given here. */
export function useRemainingRemarks(engine: FormEngine, content: ContentSnapshot) {
  const { comments, editable } = content
  const [states, say] = useState<CommentStates>({})
  const before = useMemo<FormValues | null>(
    () => (content.comments.length > 0 ? handedIn(engine, content) : null),
    [engine, content],
  )
  const remaining = useDerived(engine, () => {
    if (!editable || comments.length === 0) return '[]'
    return JSON.stringify([
      ...remainingRemarks(engine, before, comments, ({ id, state = 'open' }) => states[id] ?? state),
    ])
  })
  return { before, left: useMemo(() => new Map<string, number>(JSON.parse(remaining)), [remaining]), say }
}
