/** Cells of lists of applications under review: which it is, and whose. */

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
