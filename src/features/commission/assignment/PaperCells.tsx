/** Cells of lists of applications under review: which it is, and whose. */

/** Number and name. */
export function PaperName({ number, name }: { number: string | null; name: string }) {
  return (
    <>
      {number} <span lang="zh">{name}</span>
    </>
  )
}

/** Unit and leader. */
export function UnitAndLeader({ unitName, leaderName }: { unitName: string; leaderName: string }) {
  return <span lang="zh">{`${unitName} · ${leaderName}`}</span>
}
