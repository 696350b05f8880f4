/** Tests that text outside the form engine is kept at every place that stores a draft. */
import { cleanup, createEvent, fireEvent, isInaccessible, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inDraftStore } from '@/lib/drafts/draft-database'
import { keysOfLeftDrafts } from '@/lib/drafts/left-drafts'
import { backend } from './backend'
import type { StoredLocation } from './draft-location'
import { storedLocations } from './draft-locations'
import { renderAt } from './render'
import { storedDrafts } from './stored-drafts'
import { expectTyped, type TextField, typedKeys } from './typed-text'
import { typingLocations } from './typing-locations'

/** The text typed at a location, and the text that replaces it. */
const wordsOf = ({ words }: StoredLocation) => words ?? ['写到一半的原因', '又写了一些']

type Act = NonNullable<StoredLocation['act']>

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const storedTexts = (words: string) =>
  waitFor(async () => expect(await storedDrafts()).toContain(JSON.stringify(words).slice(1, -1)))

/** A key that the input method has taken, as Chromium tells it. */
function composingKey(field: HTMLElement, key: string): void {
  fireEvent(field, createEvent.keyDown(field, { key, keyCode: 229, isComposing: true }))
}

/** The device denies every kind of storage: asking for it throws. */
function denyStorage(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(indexedDB, 'open').mockImplementation(denied)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(denied)
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, storage, 'get').mockImplementation(denied)
}

afterEach(async () => {
  vi.restoreAllMocks()
  backend.network.clear()
  // Pending writes of one test's page must not reach the next test.
  cleanup()
  await keysOfLeftDrafts('')
  await inDraftStore('readwrite', async (slots) => slots.clear())
})

/** Opens the location for the first time. */
async function open(location: StoredLocation) {
  const path = location.path()
  const view = await renderAt(path, { as: location.as })
  return { ...view, path, field: (await location.field(view.user)) as TextField }
}

/** Types a longer text with an input method, and gives up its last word by Escape. */
function expectEscapeKept(field: TextField, words: string, more: string): void {
  write(field, words)
  fireEvent.compositionStart(field)
  write(field, words + more)
  composingKey(field, 'Escape')
  write(field, words)
  fireEvent.compositionEnd(field)
  // A key that belongs to the input method closes nothing.
  expect(isInaccessible(field)).toBe(false)
  expect(field).toHaveValue(words)
}

/** Types with an input method, and takes the focus away from a composition whose end is never announced. */
async function leaveComposing(field: TextField, words: string): Promise<void> {
  fireEvent.focus(field)
  fireEvent.compositionStart(field)
  write(field, words)
  fireEvent.blur(field)
  await storedTexts(words)
  expect(screen.getByDisplayValue(words)).toBeTruthy()
}

/** Types a text that the device does not store: it stays on the screen, which says so, and the page asks before it closes. */
async function expectUnstored(field: HTMLElement, words: string): Promise<void> {
  write(field, words)
  expect(await screen.findByText(/这台设备现在存不下您填写的内容/)).toBeTruthy()
  expect(screen.queryByText(/保存在这台电脑上/)).toBeNull()
  expect(field).toHaveValue(words)
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
}

/** Sends the text; the server refuses it, because another user was faster. */
async function expectRefused(act: Act, user: UserEvent, words: string): Promise<void> {
  backend.network.nextCode = 60408
  await act(user)
  await waitFor(() => expect(backend.network.nextCode).toBeNull())
  await storedTexts(words)
  backend.network.clear()
}

/** Sends the text, and types another one before the response comes. */
async function expectTypedMeanwhile(act: Act, user: UserEvent, field: HTMLElement, words: string): Promise<void> {
  backend.network.delay = 600
  const calls = vi.spyOn(globalThis, 'fetch')
  await act(user)
  write(field, words)
  // The request has finished; text typed after it stays.
  await Promise.allSettled(calls.mock.results.map(({ value }) => value))
  await storedTexts(words)
}

it('every component that stores a draft is listed in this test', () => {
  const files = Object.entries(typingLocations).flatMap(([what, some]) =>
    what.includes('draft-locations.ts') ? some : [],
  )
  expect([...new Set(Object.values(storedLocations).map(({ file }) => file))].toSorted()).toEqual(files.toSorted())
})

describe.each(Object.entries(storedLocations))('%s', (name, location) => {
  const { act } = location
  const [words, more] = wordsOf(location)

  it(`is unchanged as typed, and is not lost with an input method, when its page goes, when the device stores no more${act ? ', and around its request' : ''}`, async () => {
    const first = await open(location)
    // A date is picked as a whole.
    if (name !== 'the date of a rectification')
      fc.assert(
        fc.property(typedKeys, (keys) => expectTyped(first.field, keys)),
        { numRuns: 2 },
      )
    expectEscapeKept(first.field, words, more)
    await storedTexts(words)
    await leaveComposing(first.field, more)
    if (act) await expectRefused(act, first.user, more)
    first.leave()
    const again = await renderAt(first.path)
    await location.reopen?.(again.user)
    const field = await screen.findByDisplayValue(more)
    denyStorage()
    await expectUnstored(field, words)
    vi.restoreAllMocks()
    write(field, more)
    if (act) await expectTypedMeanwhile(act, again.user, field, words)
  })
})

it.each(["a topic's invited leader", 'the settings of an account'])(
  '%s opens where the device denies storage from the start, and says what is not stored',
  async (name) => {
    const location = storedLocations[name] ?? expect.fail()
    denyStorage()
    const { field } = await open(location)
    await expectUnstored(field, wordsOf(location)[0])
  },
)

it('a cancelled reason of refusal is not sent with a confirmation, and is deleted', async () => {
  const location = storedLocations['why a member declines'] ?? expect.fail()
  const { user, field, leave } = await open(location)
  write(field, '其实可以参加')
  await user.click(screen.getByRole('button', { name: '返回确认' }))
  await user.click(await screen.findByRole('button', { name: '确认参与' }))
  await waitFor(() =>
    expect(backend.db.works.where({ kind: 'MEMBER_PART', state: 'CONFIRMED' }).length).toBeGreaterThan(0),
  )
  expect(JSON.stringify(backend.db.workHistories.where({}))).not.toContain('其实可以参加')
  expect(await screen.findByText(/^操作成功/)).toBeTruthy()
  leave()
  // Answers once the last write of the page has ended.
  await keysOfLeftDrafts('')
  expect(await storedDrafts()).not.toContain('其实可以参加')
})

it('the mobile of an invited leader is stored encrypted only, and is there again', async () => {
  const location = storedLocations["a topic's invited leader"] ?? expect.fail()
  const { field, path, leave } = await open(location)
  write(field, '新的负责人')
  write(screen.getByRole('textbox', { name: /手机号码/ }), '13912345678')
  await storedTexts('新的负责人')
  await waitFor(async () => expect(await storedDrafts()).toContain('"withheld":1'))
  expect(await storedDrafts()).not.toContain('13912345678')
  leave()
  const again = await renderAt(path)
  await location.reopen?.(again.user)
  expect(await screen.findByDisplayValue('13912345678')).toBeTruthy()
})

it('a reviewer’s note is saved from its first character, even when its page closes', async () => {
  const id = 'review-tech-2'
  const { user, leave } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
  await user.click(await screen.findByRole('button', { name: '给 关键词 加批注' }))
  await user.type(screen.getByRole('textbox', { name: '新批注（仅自己可见）' }), '没有点过保存')
  leave()
  await renderAt(`/expert/review/${id}`)
  await waitFor(() => expect(JSON.stringify(backend.db.contents.get(id)?.values.notes)).toContain('没有点过保存'))
})
