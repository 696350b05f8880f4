/** The web worker that proposes which experts review which papers, for `run-proposal.ts`. */

import { type ProposalInput, proposeAssignment } from '@/lib/assignment/propose-assignment'

/** How many steps pass between two messages about progress. */
const stepsBetween = 50

/** Proposes reviewers off the page's thread: posts the share done, 0 to 1, and then the proposal. */
self.onmessage = ({ data }: MessageEvent<ProposalInput>) => {
  const steps = proposeAssignment(data)
  let step = steps.next()
  for (let count = 0; !step.done; count += 1) {
    if (count % stepsBetween === 0) self.postMessage({ share: step.value })
    step = steps.next()
  }
  self.postMessage({ proposal: step.value })
}
