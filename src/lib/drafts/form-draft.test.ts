// @vitest-environment jsdom
/** Tests of a form's draft: what an earlier page left is offered, what is typed is kept, what is saved is gone. */
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedDrafts } from '../../../tests/stored-drafts'
import { hasUnsavedWork } from '../events/unsaved-work'
import { inDraftStore } from './draft-database'
import { keysOfLeftDrafts } from './left-drafts'
import { forgetKeys } from './session-cipher'
import { draftedValue, useDraft, useStoredAnswers } from './use-draft'

interface Answers {
  name: string
  account: string
}
type Form = Parameters<typeof useDraft<Answers>>[0]

const draftKey = { userId: 'u1', thing: 'profile' }
const saved: Answers = { name: '旧', account: '' }
const restore = vi.fn<(answers: Partial<Answers>) => void>()

/** A form with these values in it; the server has the saved ones. */
const form = (values: Partial<Answers> = {}, more: Partial<Form> = {}): Form => ({
  ...{ draftKey, initial: saved, values: { ...saved, ...values }, restore, fits: () => true },
  ...more,
})

/** Opens the form; `type` gives it other values. */
function open(values: Partial<Answers> = {}, more: Partial<Form> = {}) {
  const page = renderHook(useDraft<Answers>, { initialProps: form(values, more) })
  return {
    ...page,
    draft: () => page.result.current,
    type: (next: Partial<Answers>) => page.rerender(form(next, more)),
  }
}

/** The same once what earlier pages left has been looked for. */
async function openAndRead(values: Partial<Answers> = {}, more: Partial<Form> = {}) {
  const page = open(values, more)
  await waitFor(() => expect(page.draft().isReading).toBe(false))
  return page
}

/** A page in which somebody typed, and which was left. */
async function left(values: Partial<Answers>, more: Partial<Form> = {}): Promise<void> {
  const page = open({}, more)
  page.type(values)
  await act(() => page.draft().settle())
  page.unmount()
}

/** Whether leaving the page asks the person. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const refusing = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

/** A device whose transactions never end. */
function hanging(): void {
  const never = () => ({}) as IDBRequest
  const store = { get: never, getAll: never, getAllKeys: never, put: never, delete: never }
  const transaction = { objectStore: () => store, abort() {}, commit() {} }
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(transaction as unknown as IDBTransaction)
}

const keysOfLeft = async () => [...(await keysOfLeftDrafts('u1'))]

beforeEach(() => restore.mockClear())
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await inDraftStore('readwrite', async (slots) => slots.clear())
})

describe('what an earlier page left', () => {
  it('stands in the form again, and is counted until it is changed', async () => {
    await left({ name: '我' })
    const page = await openAndRead()
    expect(restore.mock.calls).toEqual([[{ name: '我' }]])
    page.type({ name: '我' })
    expect([page.draft().restored, page.draft().dirty(), page.draft().others]).toEqual([1, true, []])
    page.type({ name: '我们' })
    expect(page.draft().restored).toBe(0)
  })

  it('is taken over by the page that restored it', async () => {
    await left({ name: '我' })
    const page = await openAndRead()
    page.type({ name: '我们' })
    await act(() => page.draft().settle())
    page.unmount()
    restore.mockClear()
    const next = await openAndRead()
    expect(restore.mock.calls).toEqual([[{ name: '我们' }]])
    expect(next.draft().others).toEqual([])
  })

  it('changes nothing in a form that is left before it was found', async () => {
    await left({ name: '我' })
    open().unmount()
    await waitFor(async () => expect(await keysOfLeft()).toEqual(['profile']))
    expect(restore).not.toHaveBeenCalled()
  })

  it('is nothing where nothing was typed', async () => {
    const page = await openAndRead()
    expect(restore).not.toHaveBeenCalled()
    expect(page.draft()).toMatchObject({ restored: 0, lost: 0, others: [], failed: false })
    expect(page.draft().dirty()).toBe(false)
  })

  it.each([
    ['taken', true, [{ name: '一' }], '一'],
    ['discarded', false, [], '二'],
  ] as const)(
    'is offered beside what was typed meanwhile, and once it is %s it is gone',
    async (_how, take, put, end) => {
      await left({ name: '一' })
      const page = await openAndRead({ name: '二' })
      expect(restore.mock.calls).toEqual([[{}]])
      const [other = expect.fail('nothing is offered')] = page.draft().others
      expect(other).toMatchObject({ name: 'name', value: '一' })
      restore.mockClear()
      act(() => page.draft().settleOther(other, take))
      expect([page.draft().others, restore.mock.calls.flat()]).toEqual([[], put])
      page.type({ name: end })
      await act(() => page.draft().settle())
      page.unmount()
      restore.mockClear()
      const next = await openAndRead()
      expect([restore.mock.calls, next.draft().others]).toEqual([[[{ name: end }]], []])
    },
  )

  it('is dropped where it no longer fits its field', async () => {
    await left({ name: '我' })
    const page = await openAndRead({}, { fits: () => false })
    expect(page.draft().others).toEqual([])
    await act(() => page.draft().settle())
    expect(await storedDrafts()).toBe('[]')
  })

  it('is counted as lost with a number that only the former tab could read, until the form is saved', async () => {
    const sensitive = (name: string) => name === 'account'
    await left({ account: '6222' }, { sensitive })
    expect(await storedDrafts()).not.toContain('6222')
    forgetKeys('u1')
    sessionStorage.clear()
    const page = await openAndRead({}, { sensitive })
    expect(page.draft().lost).toBe(1)
    act(() => page.draft().saved(saved))
    expect(page.draft().lost).toBe(0)
    await waitFor(async () => expect(await storedDrafts()).toBe('[]'))
  })
})

describe('what is typed', () => {
  it('is on the device, so that leaving asks nothing', async () => {
    const page = await openAndRead()
    page.type({ name: '我' })
    expect(hasUnsavedWork()).toBe(true)
    let places: unknown[] = []
    await act(async () => {
      places = [await page.draft().settle(), await page.draft().settleMemory(), asksBeforeLeaving()]
    })
    expect(places).toEqual(['device', null, false])
    page.unmount()
    expect([hasUnsavedWork(), await keysOfLeft()]).toEqual([false, ['profile']])
  })

  it('is not on the device before it was written: leaving at once asks', async () => {
    const page = await openAndRead()
    page.type({ name: '我' })
    expect(asksBeforeLeaving()).toBe(true)
    await act(() => page.draft().settle())
    page.type({ name: '我们' })
    expect(asksBeforeLeaving()).toBe(true)
    page.unmount()
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('is in the page only where the device refuses: that is said, leaving asks, and is over once nothing is unsaved', async () => {
    const page = await openAndRead()
    refusing()
    page.type({ name: '我' })
    await waitFor(() => expect(page.draft().failed).toBe(true))
    let places: unknown[] = []
    await act(async () => {
      places = [await page.draft().settle(), await page.draft().settleMemory(), asksBeforeLeaving()]
    })
    expect(places).toEqual(['memory', 'memory', true])
    page.type({})
    expect([page.draft().failed, page.draft().dirty(), asksBeforeLeaving()]).toEqual([false, false, false])
    await act(async () => {
      places = [await page.draft().settle()]
    })
    expect(places).toEqual([null])
    vi.restoreAllMocks()
    page.type({ name: '我' })
    await act(() => page.draft().settle())
    expect(page.draft().failed).toBe(false)
  })

  it.each<[string, () => EventTarget]>([
    ['pagehide', () => window],
    ['pageshow', () => window],
    ['visibilitychange', () => document],
  ])('is written at once at %s, without waiting for a pause', async (type, target) => {
    const page = await openAndRead()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page.type({ name: '我' })
    target().dispatchEvent(new Event(type))
    for (let turn = 0; turn < 200; turn += 1) await new Promise((go) => setImmediate(go))
    vi.useRealTimers()
    expect(await storedDrafts()).toContain('我')
    page.unmount()
  })

  it('and saved leaves no draft, also where the form is rendered once more with the answers of before', async () => {
    const page = await openAndRead()
    page.type({ name: '我' })
    await act(() => page.draft().settle())
    act(() => page.draft().saved({ ...saved, name: '我' }))
    expect(page.draft().dirty()).toBe(false)
    page.type({ name: '我' })
    expect(page.draft().dirty()).toBe(false)
    page.unmount()
    await waitFor(async () => expect(await keysOfLeft()).toEqual([]))
  })

  it('after a save is compared with what was saved, and with what the server says once it is read again', async () => {
    const page = await openAndRead()
    page.type({ name: '我' })
    act(() => page.draft().saved({ ...saved, name: '我' }))
    page.type({})
    expect(page.draft().dirty()).toBe(true)
    page.rerender(form({ name: '他' }, { initial: { ...saved, name: '他' } }))
    expect(page.draft().dirty()).toBe(false)
  })

  it('again in a form that is emptied by its save is unsaved again', async () => {
    const page = await openAndRead({}, { isClearedWhenSaved: true })
    page.type({ name: '我' })
    act(() => page.draft().saved({ ...saved, name: '我' }))
    page.type({})
    expect(page.draft().dirty()).toBe(false)
    page.type({ name: '我' })
    expect(page.draft().dirty()).toBe(true)
  })
})

it('a device that does not answer is waited for two seconds', async () => {
  hanging()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = open()
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(page.draft().isReading).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(page.draft().isReading).toBe(false)
})

it('what closed pages left of a subject can be looked at without taking it', async () => {
  await left({ name: '我' })
  const page = renderHook(useStoredAnswers, { initialProps: draftKey })
  expect(page.result.current).toBeNull()
  await waitFor(() => expect(page.result.current?.map(draftedValue)).toEqual([{ value: '我', from: '旧' }]))
  page.rerender({ ...draftKey, thing: 'resume' })
  expect(page.result.current).toBeNull()
  await waitFor(() => expect(page.result.current).toEqual([]))
  expect(await keysOfLeft()).toEqual(['profile'])
})

it('a value of another shape is no value of a form', () => {
  const found = { slot: 's', name: 'a', at: 1, secret: null, withheld: 0, base: 0 }
  expect([{ value: 1, from: 2 }, null, 'value', { from: 2 }].map((clear) => draftedValue({ ...found, clear }))).toEqual(
    [{ value: 1, from: 2 }, ...[undefined, undefined, undefined]],
  )
})
