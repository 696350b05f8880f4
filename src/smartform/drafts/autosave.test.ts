// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleContent } from '../../../tests/smartform/sample-form'
import { openEngine, smallForm, text } from '../../../tests/smartform/small-form'
import type { FormEngine } from '../engine/engine'
import type { ContentSnapshot, SaveOutcome, SaveRequest, SmartformPorts } from '../ports'
import { parseDefinition } from '../schema/parse-definition'
import { createAutosave } from './autosave'
import { discardUnsaved } from './unsaved-on-leave'

const table = { kind: 'table', id: 'rows', label: '表', maxRows: 2, columns: [text('c')] }
const first = smallForm([text('a'), text('b'), text('gone'), table])
const second = smallForm([text('moved', { movedFrom: 'a' }), text('b'), table], { version: 2 })

let person = 0

/** One content in an open page, and a server that answers as it is told. */
function open(
  source: unknown = first,
  content: Partial<ContentSnapshot> = {},
  userId = `u${person}`,
  ports: Partial<SmartformPorts> = {},
) {
  const form = parseDefinition(source)
  const snapshot: ContentSnapshot = {
    ...sampleContent(),
    formId: 'f',
    formVersion: form.version,
    ...content,
  }
  const engineOf = (values: Readonly<Record<string, unknown>>) => openEngine(form, values)
  const engine = engineOf(snapshot.values)
  const save = vi.fn<(id: string, request: SaveRequest) => Promise<SaveOutcome>>()
  const reload = vi.fn(async () => snapshot)
  const autosave = createAutosave({
    engine,
    ports: { ...({} as SmartformPorts), save, reload, definition: async () => first, ...ports },
    content: snapshot,
    userId,
    normalise: (values) => engineOf(values).values(),
  })
  return { engine, save, reload, autosave, snapshot, stop: autosave.start() }
}

const saved = (revision: number, more: object = {}): SaveOutcome => ({ kind: 'saved', revision, savedAt: 1, ...more })
/** Some time, and on a busy machine as many turns as the device needs to do what it was asked. */
async function moment(ms = 60) {
  await new Promise((resolve) => setTimeout(resolve, ms))
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** What was only in memory is gone with the document. */
const gone = (engine: FormEngine) => discardUnsaved(`u${person}`, 'c1', engine)

beforeEach(() => {
  person += 1
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a save without a response', () => {
  it('is repeated unchanged with the same key, before later input is saved', async () => {
    const { engine, save, autosave } = open()
    save.mockResolvedValueOnce({ kind: 'offline' }).mockResolvedValueOnce(saved(2)).mockResolvedValueOnce(saved(3))
    engine.set('a', '一句')
    autosave.retry()
    await moment()
    engine.set('a', '一句话')
    await autosave.flush()
    const requests = save.mock.calls.map(([, request]) => request)
    expect(requests.map(({ baseRevision, values }) => [baseRevision, values.a])).toEqual([
      [1, '一句'],
      [1, '一句'],
      [2, '一句话'],
    ])
    expect(requests[1]?.key).toBe(requests[0]?.key)
    expect(requests[2]?.key).not.toBe(requests[0]?.key)
    expect(autosave.view().differences).toEqual([])
  })

  it('causes no conflict with itself when the content is read before the retry', async () => {
    const { engine, save, reload, autosave, snapshot } = open()
    save.mockResolvedValueOnce({ kind: 'offline' }).mockResolvedValue(saved(2))
    engine.set('a', '一句')
    autosave.retry()
    await moment()
    engine.set('a', '一句话')
    reload.mockResolvedValue({ ...snapshot, revision: 2, values: { a: '一句' }, savedBy: '我自己' })
    await autosave.refresh()
    expect(autosave.view().differences).toEqual([])
    expect(autosave.view().outside.changes).toEqual([])
    expect(engine.values().a).toBe('一句话')
  })

  it.each(['ended', 'left'])(
    'causes no second version of the same text where the page was %s: the next page continues from the last input',
    async (how) => {
      const before = open()
      before.save.mockResolvedValue({ kind: 'offline' })
      before.engine.set('a', '一句')
      before.autosave.retry()
      await moment()
      before.engine.set('a', '一句话')
      await before.autosave.keep()
      before.stop()
      if (how === 'ended') gone(before.engine)
      const after = open(first, { revision: 2, values: { a: '一句' }, fieldRevisions: { a: 2 } })
      after.save.mockResolvedValue(saved(3))
      await vi.waitFor(() => expect(after.engine.values().a).toBe('一句话'))
      expect(after.autosave.view().differences).toEqual([])
    },
  )

  it('is retried after a timeout, so that 保存中 ends', async () => {
    vi.useFakeTimers()
    const { engine, save, autosave } = open()
    save.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce(saved(2))
    engine.set('a', '一句')
    await vi.advanceTimersByTimeAsync(2000)
    expect(autosave.view().save.sending).toBe(true)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(autosave.view().save).toMatchObject({ sending: false, dirty: false, trouble: null })
    expect(save.mock.calls[1]?.[1]).toEqual(save.mock.calls[0]?.[1])
  })
})

describe('a value the server refuses', () => {
  const tooMany = { path: 'rows', code: 60403, message: '表格最多 2 行，请删除多余的行' }

  it('waits with its message at its field, while other fields are saved', async () => {
    const { engine, save, autosave } = open()
    save.mockResolvedValueOnce(saved(2, { refused: [tooMany] })).mockResolvedValueOnce(saved(3))
    engine.insertRow('rows', 0)
    engine.set('a', '一')
    await autosave.flush()
    expect(autosave.view()).toMatchObject({ refused: [tooMany], save: { dirty: true, trouble: { kind: 'partly' } } })
    expect(engine.field('rows')?.problems.map(({ message }) => message)).toEqual([tooMany.message])
    engine.set('b', '二')
    await autosave.flush()
    expect(save.mock.calls.at(-1)?.[1]).toMatchObject({ baseRevision: 2, values: { b: '二' } })
    expect(save.mock.calls.at(-1)?.[1].values).not.toHaveProperty('rows')
    expect(autosave.view().refused).toHaveLength(1)
  })

  it('is saved once it is corrected, and its message disappears', async () => {
    const { engine, save, autosave } = open()
    save.mockResolvedValueOnce(saved(1, { refused: [tooMany] })).mockResolvedValueOnce(saved(2))
    const row = engine.insertRow('rows', 0) ?? ''
    await autosave.flush()
    engine.set(`rows/${row}/c`, '改')
    expect(autosave.view().refused).toEqual([])
    expect(engine.field('rows')?.problems).toEqual([])
    expect(await autosave.flush()).toBe(true)
    expect(autosave.view().save).toMatchObject({ dirty: false, trouble: null })
  })

  it('asks for a decision when another user changed it, while other fields are saved', async () => {
    const { engine, save, reload, autosave, snapshot } = open()
    save.mockResolvedValueOnce(saved(3, { conflicts: ['a'] }))
    reload.mockResolvedValue({ ...snapshot, revision: 3, values: { a: '他', b: '我' } })
    engine.set('a', '我')
    engine.set('b', '我')
    await autosave.flush()
    expect(autosave.view().differences).toMatchObject([{ fieldId: 'a', mine: '我', server: '他' }])
    expect(autosave.view().save).toMatchObject({ trouble: { kind: 'conflict' } })
  })
})

describe('a new version of the form', () => {
  /** Typed in the form as it was, and left on the device alone. */
  async function leaveInFormer(value: string) {
    const { engine, save, autosave, stop } = open()
    save.mockResolvedValue({ kind: 'outdated' })
    engine.set('a', value)
    await autosave.keep()
    stop()
    gone(engine)
  }

  it('is named in each save, and a refusal keeps the input and stops saving', async () => {
    const { engine, save, autosave } = open()
    save.mockResolvedValue({ kind: 'outdated' })
    engine.set('a', '我的')
    await autosave.flush()
    engine.set('b', '还有')
    autosave.retry()
    await moment(1500)
    expect(save).toHaveBeenCalledTimes(1)
    expect(save.mock.calls[0]?.[1].formVersion).toBe(1)
    expect(autosave.view().save).toMatchObject({ dirty: true, device: 'kept', trouble: { kind: 'outdated' } })
    expect(engine.values()).toMatchObject({ a: '我的', b: '还有' })
  })

  it('takes over the input of the old version: into the field’s new place, or to copy when it has none', async () => {
    const before = open()
    before.save.mockResolvedValue({ kind: 'outdated' })
    before.engine.set('a', '搬家的')
    before.engine.set('gone', '没有位置的')
    before.stop()
    const after = open(second, { revision: 2, values: { moved: '旧' }, fieldRevisions: {} })
    after.save.mockResolvedValue(saved(3))
    await vi.waitFor(() => expect(after.engine.values().moved).toBe('搬家的'))
    expect(after.autosave.view().orphaned).toMatchObject([{ node: { id: 'gone' }, value: '没有位置的' }])
    expect(after.autosave.view().differences).toEqual([])
    after.stop()
    await moment()
    const again = open(second, { revision: 3, values: { moved: '搬家的' }, fieldRevisions: { moved: 3 } })
    await vi.waitFor(() => expect(again.autosave.view().orphaned).toHaveLength(1))
    again.autosave.dismissOrphaned()
    await moment(500)
    again.stop()
    const last = open(second, { revision: 3, values: { moved: '搬家的' }, fieldRevisions: { moved: 3 } })
    await moment(200)
    expect(last.autosave.view()).toMatchObject({ orphaned: [], differences: [], restored: null })
  })

  it('is awaited when it cannot be loaded, and no input is dropped', async () => {
    await leaveInFormer('离线时')
    const offline = open(second, { revision: 2 }, undefined, { definition: () => Promise.reject(new Error('offline')) })
    // It is said that its place is not known, and not that there is nothing.
    await vi.waitFor(() => expect(offline.autosave.view()).toMatchObject({ unplaced: 1, orphaned: [], restored: null }))
    offline.stop()
    gone(offline.engine)
    await moment()
    const online = open(second, { revision: 2, fieldRevisions: {} })
    online.save.mockResolvedValue(saved(3))
    await vi.waitFor(() => expect(online.engine.values().moved).toBe('离线时'))
  })

  it('is requested again by the user, and then the input goes to its place and is no longer listed as homeless', async () => {
    await leaveInFormer('离线时')
    const definition = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(first)
    const after = open(second, { revision: 2, fieldRevisions: {} }, undefined, { definition })
    after.save.mockResolvedValue(saved(3))
    await vi.waitFor(() => expect(after.autosave.view().unplaced).toBe(1))
    after.autosave.placeAgain()
    await vi.waitFor(() => expect(after.engine.values().moved).toBe('离线时'))
    expect(after.autosave.view().unplaced).toBe(0)
  })

  it('found when the content is read again stops saving like a refusal', async () => {
    const { reload, autosave, snapshot } = open()
    reload.mockResolvedValue({ ...snapshot, formVersion: 2, values: { moved: '新' } })
    expect(await autosave.refresh()).toBeNull()
    expect(autosave.view().save.trouble).toEqual({ kind: 'outdated' })
  })
})

describe('the draft of an earlier page', () => {
  async function leave(value: string) {
    const page = open()
    page.save.mockResolvedValue({ kind: 'offline' })
    page.engine.set('a', value)
    page.stop()
    await moment()
  }

  it('is offered once, however often a cached page is hidden and shown', async () => {
    await leave('我的')
    const { autosave, stop } = open(first, { revision: 3, values: { a: '他' }, fieldRevisions: { a: 3 } })
    await vi.waitFor(() => expect(autosave.view().differences).toHaveLength(1))
    stop()
    for (let time = 0; time < 3; time += 1) {
      const again = autosave.start()
      await moment(150)
      again()
    }
    expect(autosave.view().differences).toHaveLength(1)
  })

  it('stays on the device until the user decides', async () => {
    await leave('我的')
    const since = { revision: 3, values: { a: '他' }, fieldRevisions: { a: 3 } }
    for (const _ of ['restored by the next page', 'found on the device']) {
      const { autosave } = open(first, since)
      await vi.waitFor(() => expect(autosave.view().differences).toMatchObject([{ mine: '我的', server: '他' }]))
      await moment(500)
    }
  })

  it('is restored when only other fields were saved since', async () => {
    await leave('我的')
    const { engine, autosave, save } = open(first, { revision: 9, values: { b: '他' }, fieldRevisions: { b: 9 } })
    save.mockResolvedValue(saved(10))
    await vi.waitFor(() => expect(engine.values().a).toBe('我的'))
    expect(autosave.view().differences).toEqual([])
  })
})
