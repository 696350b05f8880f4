import { Findings } from './Findings'
import { Jumps } from './Jumps'

/** What is particular to a work that is an inspection: its numbers that jumped, and what was found. */
export function Inspection({ workId }: { workId: string }) {
  return (
    <>
      <Jumps workId={workId} />
      <Findings workId={workId} />
    </>
  )
}
