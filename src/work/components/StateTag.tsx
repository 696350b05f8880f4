/** The tag of a work item's state: label and colour of its kind, a pencil while it is filled in. */

import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { KindWords } from '../kind-words'

/** A state of a kind (`kindWords(…).state(…)`) as a tag: its label, its colour, and a pencil while it is filled in. */
export function StateTag({ state: { label, colour, editing } }: { state: ReturnType<KindWords['state']> }) {
  const t = useT()
  return (
    <StatusTag color={colour} editing={editing}>
      {t(label)}
    </StatusTag>
  )
}
