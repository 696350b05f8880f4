// @vitest-environment jsdom
/** Tests of what pages that were closed left on the device: read, discarded, and not to be had. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentsAnew, openDocument } from '../../../tests/open-documents'

documentsAnew()
afterEach(() => void vi.doUnmock('./draft-store'))

/** A tab that was closed with a text under a key. */
async function closedWith(thing: string, answers: Readonly<Record<string, string>>): Promise<void> {
  const tab = await openDocument()
  const page = tab.page('u1', thing)
  page.type(answers)
  await page.keeper.now()
  tab.close()
}

/** The module in the document opened last. */
const leftDrafts = () => import('./left-drafts')

describe('what closed pages left', () => {
  it('is there for the key that the person discarded no more, and for the others still', async () => {
    await closedWith('review:1', { opinion: '一' })
    await closedWith('review:2', { opinion: '二' })
    await openDocument()
    const { dropDrafts, findDrafts, keysOfLeftDrafts } = await leftDrafts()
    expect([...(await keysOfLeftDrafts('u1'))].sort()).toEqual(['review:1', 'review:2'])
    await dropDrafts({ userId: 'u1', thing: 'review:1' })
    expect(await findDrafts({ userId: 'u1', thing: 'review:1' })).toEqual([])
    expect([...(await keysOfLeftDrafts('u1'))]).toEqual(['review:2'])
    expect(await findDrafts({ userId: 'u1', thing: 'review:2' })).toMatchObject([
      { name: 'opinion', clear: '二', secret: null, withheld: 0 },
    ])
  })

  it('is another person’s business', async () => {
    await closedWith('review:1', { opinion: '一' })
    await openDocument()
    const { findDrafts, keysOfLeftDrafts } = await leftDrafts()
    expect(await findDrafts({ userId: 'u2', thing: 'review:1' })).toEqual([])
    expect([...(await keysOfLeftDrafts('u2'))]).toEqual([])
  })

  it('is not known, and breaks nothing, where the device fails', async () => {
    await closedWith('review:1', { opinion: '一' })
    await openDocument()
    vi.resetModules()
    vi.doMock('./draft-store', async (original) => ({
      ...(await original<typeof import('./draft-store')>()),
      readSlots: () => Promise.reject(new Error('broken')),
      changeSlots: () => Promise.reject(new Error('broken')),
    }))
    const { dropDrafts, findDrafts, keysOfLeftDrafts, readDraftsOf } = await leftDrafts()
    const key = { userId: 'u1', thing: 'review:1' }
    expect(await readDraftsOf(key)).toBeNull()
    expect(await findDrafts(key)).toEqual([])
    expect([...(await keysOfLeftDrafts('u1'))]).toEqual([])
    await expect(dropDrafts(key)).resolves.toBeUndefined()
  })
})

describe('the last write of a page that was left', () => {
  it('is waited for until it ends', async () => {
    await openDocument()
    const { keepLastWrite, lastWritten } = await leftDrafts()
    let end = () => {}
    keepLastWrite(
      new Promise<void>((resolve) => {
        end = resolve
      }),
    )
    let isWritten = false
    const waiting = lastWritten().then(() => {
      isWritten = true
    })
    await new Promise((go) => setTimeout(go, 30))
    expect(isWritten).toBe(false)
    end()
    await waiting
    expect(isWritten).toBe(true)
  })

  it('that never ends holds up the reading only as long as a write may take', async () => {
    await openDocument()
    const [{ keepLastWrite, lastWritten }, { draftTimeout }] = [await leftDrafts(), await import('./draft-database')]
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    keepLastWrite(new Promise(() => {}))
    let isOver = false
    void lastWritten().then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(draftTimeout - 1)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver).toBe(true)
  })
})
