/** The section that only inspections of bases have: jumped figures and findings. */
import { Findings } from './Findings'
import { Jumps } from './Jumps'

export function Inspection({ workId }: { workId: string }) {
  return (
    <>
      <Jumps workId={workId} />
      <Findings workId={workId} />
    </>
  )
}
