/** The part of the demo panel that acts as the commission: concludes what the department has accepted. */
import { useEffect, useState } from 'react'
import type { Backend } from '../backend'
import { serverNow } from '../clock'
import type { WorkRow } from '../db/rows-work'
import { awaitingCommission, conclude } from '../work/open-project'

const maxVisible = 3

/**
 * Acts as the commission, which no persona plays: approves what the department has accepted, so that a project starts,
 * or does not.
 */
export function Commission({ backend, say }: { backend: Backend; say(message: string): void }) {
  const [waiting, setWaiting] = useState<readonly WorkRow[]>([])
  const { db, blobs } = backend

  useEffect(() => {
    const look = async () =>
      setWaiting((await backend.transaction(() => awaitingCommission({ db }))).slice(0, maxVisible))
    look()
    const timer = setInterval(look, 2000)
    return () => clearInterval(timer)
  }, [backend, db])

  const decide = async ({ id, title }: WorkRow, outcome: 'APPROVED' | 'NOT_APPROVED') => {
    const context = { db, blobs, token: null, caller: null, now: serverNow() }
    await backend.transaction(() => conclude(context, id, outcome))
    say(outcome === 'APPROVED' ? `《${title}》已立项，负责人可以填报任务书。` : `《${title}》不予立项，已通知申报人。`)
  }

  return (
    <>
      <h3>科技主管部门立项</h3>
      {waiting.length === 0 && <p className="hint">没有已受理、等待立项的申报。</p>}
      {waiting.map((work) => (
        <div key={work.id} className="row">
          <button type="button" onClick={() => void decide(work, 'APPROVED')}>
            立项：{work.title}
          </button>
          <button type="button" onClick={() => void decide(work, 'NOT_APPROVED')}>
            不予立项《{work.title}》
          </button>
        </div>
      ))}
    </>
  )
}
