/** 800 decisions with faults on the way, without the screen: nothing is decided twice, and nothing stays unknown. */
import { personaUserId } from '@mocks/personas'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '@/session/draft-owner'
import { ensureSession, resetSession } from '@/session/load-session'
import { saveToken } from '@/session/token'
import { backend } from '../../../tests/backend'
import { interceptCall, lineBreaks } from '../../../tests/pending-requests'
import { type BatchEntry, batchEntries } from './batch-entries'
import { useDecisionBatches } from './use-decision-batches'

const count = 800
/** The part in which the fault happens: of 40, in the middle. */
const middle = 20
const list = '/commission FOREIGN_EXPERT'
const officer = 'supervisingDepartment'
const { db } = backend

/** Papers that wait to be received, as an entry of the list. */
function waiting(): BatchEntry {
  const [first] = db.works.where({ kind: 'FOREIGN_EXPERT', state: 'SUBMITTED' })
  const content = first && db.contents.get(first.id)
  if (!content) throw new Error('nothing waits')
  const papers = Array.from({ length: count }, (_, at) => {
    const id = `large-${at}`
    db.contents.insert({ ...content, id })
    db.works.insert({ ...first, id, title: `项目 ${at}` })
    return { id, name: `项目 ${at}` }
  })
  return { key: 'large', list, at: Date.now(), action: 'RECEIVE', verb: '受理', papers }
}

/** How often each paper was received, by its history. */
function timesReceived({ papers }: BatchEntry): number[] {
  const times = new Map<string, number>()
  for (const { workId } of db.workHistories.where({ step: 'RECEIVE' })) times.set(workId, (times.get(workId) ?? 0) + 1)
  return papers.map(({ id }) => times.get(id) ?? 0)
}
const decidedIn = (entry: BatchEntry) => timesReceived(entry).filter((times) => times > 0).length

/** Opens the list as the officer would after signing in. */
async function open() {
  await resetSession()
  saveToken(backend.signIn(officer))
  await ensureSession()
  const { result, unmount } = renderHook(() => useDecisionBatches(list, () => undefined))
  return {
    batch: () => result.current.batches[0],
    unmount,
    send: (entry: BatchEntry) => act(() => result.current.send(entry)),
    /** Sends without waiting for the end. */
    begin: (entry: BatchEntry) => act(async () => void result.current.send(entry)),
  }
}

/** Every paper has an outcome that is done, and was received once. */
function expectAllOnce(entry: BatchEntry, { batch }: Awaited<ReturnType<typeof open>>): void {
  const outcomes = [...(batch()?.outcomes.values() ?? [])]
  expect(batch()?.isKnown).toBe(true)
  expect(new Set(outcomes.map(({ id }) => id))).toEqual(new Set(entry.papers.map(({ id }) => id)))
  expect(outcomes.filter(({ done, code }) => !done || code !== null)).toEqual([])
  expect(timesReceived(entry)).toEqual(entry.papers.map(() => 1))
}

/** What happens to the parts from the middle on; `go` sends a part on its way. */
function fromTheMiddle(fault: (go: () => Promise<Response>, part: number) => Promise<Response>): () => number {
  let sent = 0
  interceptCall('DecideWorks', (go) => {
    sent += 1
    return sent < middle ? go() : fault(go, sent)
  })
  return () => sent
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await resetSession()
  await backend.reset()
})

describe('a batch of 800 papers', () => {
  it('whose line is cut after a part was decided shows each outcome, and goes on with the rest once', async () => {
    const entry = waiting()
    const page = await open()
    const sent = fromTheMiddle(async (go, part) => {
      // The response of this part is lost; later ones do not get through.
      if (part === middle) await go()
      return lineBreaks()
    })
    await page.send(entry)
    expect(decidedIn(entry)).toBe(middle * 20)
    expect(sent()).toBe(middle)
    expect([page.batch()?.isKnown, page.batch()?.outcomes.size]).toEqual([true, middle * 20])
    vi.restoreAllMocks()
    await page.send(entry)
    expectAllOnce(entry, page)
  })

  it('whose line stays away is unknown until it is back, and says so', async () => {
    const entry = waiting()
    const page = await open()
    fromTheMiddle(async (go) => {
      await go()
      vi.spyOn(window, 'fetch').mockImplementation(lineBreaks)
      return lineBreaks()
    })
    await page.send(entry)
    expect(page.batch()?.isKnown).toBe(false)
    vi.restoreAllMocks()
    page.unmount()
    const again = await open()
    await waitFor(() => expect(again.batch()?.isKnown).toBe(true))
    expect(again.batch()?.outcomes.size).toBe(decidedIn(entry))
    await again.send(entry)
    expectAllOnce(entry, again)
  })

  it('whose login ends in the middle goes on after the next sign-in', async () => {
    const entry = waiting()
    const page = await open()
    fromTheMiddle((go) => {
      for (const { id } of db.sessions.all()) db.sessions.remove(id)
      return go()
    })
    await page.send(entry)
    expect([page.batch()?.isKnown, decidedIn(entry)]).toEqual([true, (middle - 1) * 20])
    vi.restoreAllMocks()
    page.unmount()
    const again = await open()
    await waitFor(() => expect(again.batch()?.isKnown).toBe(true))
    expect(again.batch()?.outcomes.size).toBe((middle - 1) * 20)
    await again.send(again.batch()?.entry ?? expect.fail('no entry'))
    expectAllOnce(entry, again)
  })

  it('whose tab is closed while a part is on its way is found again with every outcome', async () => {
    const entry = waiting()
    const page = await open()
    let isDecided = false
    fromTheMiddle(async (go) => {
      await go()
      isDecided = true
      return new Promise<Response>(() => undefined)
    })
    await page.begin(entry)
    await waitFor(() => expect(isDecided).toBe(true))
    page.unmount()
    vi.restoreAllMocks()
    expect(batchEntries(personaUserId(officer), list, Date.now())).toEqual([entry])
    const again = await open()
    await waitFor(() => expect(again.batch()?.isKnown).toBe(true))
    expect(again.batch()?.outcomes.size).toBe(middle * 20)
    await again.send(entry)
    expectAllOnce(entry, again)
  })
})
