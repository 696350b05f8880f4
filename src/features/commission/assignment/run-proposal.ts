/** Proposes an assignment in the worker, or without one in slices. */

import { type Proposal, type ProposalInput, proposeAssignment } from '@/lib/assignment/propose-assignment'

/** How long a slice may keep the page's thread where there is no worker, in milliseconds. */
const slice = 20

interface RunOptions {
  /** Ends the worker; the promise then rejects with the signal's reason. */
  signal: AbortSignal
  /** The share done, 0 to 1. */
  onProgress(share: number): void
}

/** Proposes reviewers in a worker, or in slices where workers are missing. Rejects when it is cancelled or fails. */
export function runProposal(input: ProposalInput, options: RunOptions): Promise<Proposal> {
  return typeof Worker === 'undefined' ? runInSlices(input, options) : runInWorker(input, options)
}

function runInWorker(input: ProposalInput, { signal, onProgress }: RunOptions): Promise<Proposal> {
  const worker = new Worker(new URL('./propose.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Proposal>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = (event) => reject(new Error(event.message || 'The worker could not start'))
    worker.onmessage = ({ data }: MessageEvent<{ share?: number; proposal?: Proposal }>) => {
      if (data.proposal) resolve(data.proposal)
      else if (data.share !== undefined) onProgress(data.share)
    }
    worker.postMessage(input)
  }).finally(() => worker.terminate())
}

async function runInSlices(input: ProposalInput, { signal, onProgress }: RunOptions): Promise<Proposal> {
  const steps = proposeAssignment(input)
  let step = steps.next()
  while (!step.done) {
    const until = performance.now() + slice
    while (!step.done && performance.now() < until) step = steps.next()
    if (!step.done) onProgress(step.value)
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
  return step.value
}
