import { WorkStatus } from '@/work/components/WorkStatus'
import { declaration as kind } from '@/work/kinds/declaration'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'

type Props = { declaration: Pick<DeclarationRowFragment, 'state' | 'stateSince' | 'heldBy' | 'dueAt' | 'guide'> }

/** Where a declaration stands, with who has it, since when and until when. */
export function DeclarationStatus({ declaration }: Props) {
  const { state, stateSince, heldBy, dueAt, guide } = declaration
  const held = kind.states[state]?.holder !== null
  return (
    <WorkStatus
      kind="DECLARATION"
      state={state}
      since={stateSince}
      heldBy={held ? heldBy : null}
      dueAt={dueAt}
      serverTime={guide.serverTime}
    />
  )
}
