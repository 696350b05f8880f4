/** The section that only inspections of bases have: jumped figures and findings. */
import { Findings } from './Findings'
import { Jumps } from './Jumps'

/** What only inspections have: jumped figures and findings. */
export function Inspection({ workId }: { workId: string }) {
  return (
    <>
      <Jumps workId={workId} />
      <Findings workId={workId} />
    </>
  )
}
