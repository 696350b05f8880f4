// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Failure, failureOf, TransportFailure } from '@/api/errors/failure'
import { hasUnsavedWork, sendUnsavedWork } from '@/lib/events/unsaved-work'
import { type ExportProgress, exportName, readList } from './list-export'
import type { PagedExport } from './paged-export'

afterEach(() => vi.useRealTimers())

const failure = (changes: Partial<Failure>) =>
  new TransportFailure({
    ...{ code: null, status: null, kind: 'code', show: 'message', endsSession: false, textKey: '', values: {} },
    ...{ extensions: {}, endpoint: 'export', operation: 'ExportedRows', sentWith: undefined },
    ...changes,
  } as Failure)
const lineLost = failure({ kind: 'offline' })

/** A list of some length; `fails` names what the n-th request of a part rejects with. */
function listOf(count: number, fails: (request: number) => unknown = () => undefined) {
  const ids = Array.from({ length: count }, (_, index) => `id-${index}`)
  const asked: number[] = []
  const list: PagedExport = {
    find: async () => ({ title: '任务书', ids }),
    read: async (part) => {
      asked.push(part.length)
      const problem = fails(asked.length)
      if (problem !== undefined) throw problem
      return { head: ['编号'], rows: part.filter((id) => id !== 'id-7').map((id) => [id]) }
    },
  }
  return { list, asked, ids }
}

/** Runs an export and notes its progress. */
function run(list: PagedExport) {
  const stop = new AbortController()
  const seen: ExportProgress[] = []
  const result = readList(list, { signal: stop.signal, onProgress: (progress) => seen.push(progress) })
  return {
    stop,
    seen,
    result: result.catch((error: unknown) => error),
    pause: () => seen.at(-1)?.pause,
    pauses: () => seen.filter((progress) => progress.pause).length,
  }
}

describe('the export of a list', () => {
  it('has each of 10,000 rows once and in order, without those that can no longer be read', async () => {
    const { list, asked, ids } = listOf(10_000)
    const { result, seen } = run(list)
    const read = await result
    expect(read).toMatchObject({ title: '任务书', head: ['编号'], found: 10_000 })
    expect(read).toHaveProperty(
      'rows',
      ids.filter((id) => id !== 'id-7').map((id) => [id]),
    )
    expect(asked).toEqual(Array.from({ length: 50 }, () => 200))
    expect(seen.at(-1)).toEqual({ done: 10_000, total: 10_000 })
  })

  it('goes on by itself with the same part after the line was lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { list, asked } = listOf(450, (request) => (request === 2 || request === 3 ? lineLost : undefined))
    const { result, pause, pauses } = run(list)
    await vi.waitFor(() => expect(pause()).toBe('line'))
    await vi.advanceTimersByTimeAsync(3000)
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    await vi.waitFor(() => expect(pauses()).toBe(2))
    window.dispatchEvent(new Event('online'))
    expect(await result).toMatchObject({ found: 450 })
    expect(asked).toEqual([200, 200, 200, 200, 50])
  })

  it('waits where the login has ended, and goes on once the same person has signed in again', async () => {
    const ended = failure({ endsSession: true, status: 402 })
    const { list, asked } = listOf(300, (request) => (request === 2 ? ended : undefined))
    const { result, pause } = run(list)
    await vi.waitFor(() => expect(pause()).toBe('login'))
    expect(hasUnsavedWork()).toBe(true)
    sendUnsavedWork()
    expect(await result).toMatchObject({ found: 300 })
    expect(asked).toEqual([200, 100, 100])
    expect(hasUnsavedWork()).toBe(false)
  })

  it.each([
    ['while a part is read', () => new Promise<never>(() => undefined)],
    ['while it waits for the line', () => Promise.reject(lineLost)],
  ])('can be stopped %s', async (_when, answer) => {
    const { list, asked } = listOf(1000)
    const { stop, result } = run({
      find: list.find,
      read(part) {
        if (asked.length !== 1) return list.read(part)
        asked.push(part.length)
        return answer()
      },
    })
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(2))
    stop.abort()
    expect(await result).toBe(stop.signal.reason)
    expect(asked).toEqual([200, 200])
    expect(hasUnsavedWork()).toBe(false)
  })

  it('ends with the text of a refusal', async () => {
    const { list } = listOf(10, () => failure({ code: 60154 }))
    const { result } = run(list)
    expect(failureOf(await result).code).toBe(60154)
  })

  it.each(['Asia/Shanghai', 'America/New_York'])('names the file by Beijing’s date and time in the zone %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(exportName('任务书', Date.UTC(2026, 10, 26, 18, 5))).toBe('任务书 2026-11-27 0205.xlsx')
    vi.unstubAllEnvs()
  })

  it('keeps the time in the file’s name after a long title', () => {
    expect(exportName('题'.repeat(100), 0)).toBe(`${'题'.repeat(60)} 1970-01-01 0800.xlsx`)
  })
})
