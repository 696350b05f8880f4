/** Cells that name an application, its unit and leader, in the lists of the assignment desk. */

import { Name, Names } from '@/ui/Name'

/** Number and name. */
export function PaperName({ number, name }: { number: string | null; name: string }) {
  return (
    <>
      {number} <Name>{name}</Name>
    </>
  )
}

/** Unit and leader. */
export function UnitAndLeader({ unitName, leaderName }: { unitName: string; leaderName: string }) {
  return <Names of={[unitName, leaderName]} />
}
