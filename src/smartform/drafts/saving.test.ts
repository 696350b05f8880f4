/** Tests of what a form's autosave knows: what is unsaved, what waits, what may be sent, what the person reads. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { device, draftStore, openDocuments } from '../../../tests/smartform/draft-device'
import { openEngine, readForm } from '../../../tests/smartform/small-form'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import type { FormValues } from '../schema/values'
import type { Difference } from './choices'
import { createSaving } from './saving'

vi.mock('@/lib/drafts/open-documents', () => openDocuments)
vi.mock('@/lib/drafts/draft-store', () => draftStore)

beforeEach(() => Object.assign(device, { full: false, hung: false, denied: false, slots: new Map(), pages: 0 }))

const fields = [
  { kind: 'text', id: 'title', label: '名称' },
  { kind: 'text', id: 'place', label: '地点' },
  { kind: 'text', id: 'way', label: '方式', defaultValue: '购置' },
]

/** Autosave over a small form with these values on the server. */
function open(values: FormValues = { title: '甲', place: '上海' }) {
  const form = readForm(fields)
  const engine = openEngine(form, { way: '购置', ...values })
  const content = { contentId: 'c1', values, revision: 3, savedAt: 1000 } as unknown as ContentSnapshot
  const ports = {} as SmartformPorts
  const saving = createSaving({ engine, ports, content, userId: 'u1', normalise: (given) => given as FormValues })
  const type = (fieldId: string, value: string) => {
    engine.set(fieldId, value)
    saving.pending.edited([fieldId])
    saving.happen({ type: 'edited' })
  }
  return { engine, saving, type }
}

const difference = (fieldId: string, reason: Difference['reason']): Difference => ({
  ...{ fieldId, reason, mine: 'mine', server: 'server' },
})
const refusal = { path: 'title', code: 601_001, message: '请改正' }

describe('an open form', () => {
  it('is not running, with nothing unsaved, nothing to choose and nothing refused', () => {
    const { saving } = open()
    expect(saving).toMatchObject({ running: false, attempts: 0, defaults: ['way'] })
    expect(saving.view()).toEqual({
      save: { dirty: false, sending: false, device: 'writing', trouble: null, savedAt: 1000 },
      differences: [],
      restored: null,
      outside: { changes: [], by: null },
      unsaved: {},
      refused: [],
      orphaned: [],
      unplaced: 0,
    })
    expect([saving.sendable(), saving.typedValues(), saving.typedSinceOpened()]).toEqual([false, {}, {}])
  })

  it('sends a default value that the content does not hold yet, and none that it holds', () => {
    const { saving, engine } = open()
    saving.pending.edited(['way'])
    expect(saving.pending.nextBatch(engine.values())?.values).toEqual({ way: '购置' })
    const held = open({ title: '甲', way: '购置' })
    expect(held.saving.defaults).toEqual([])
    held.saving.pending.edited(['way'])
    expect(held.saving.pending.nextBatch(held.engine.values())).toBeNull()
  })
})

describe('what is typed', () => {
  it('is unsaved until it is sent, and newer than any draft found later after that too', () => {
    const { saving, type } = open()
    type('title', '乙')
    expect(saving.typedValues()).toEqual({ title: '乙' })
    saving.sent.add('place')
    expect(saving.typedValues()).toEqual({ title: '乙' })
    expect(saving.typedSinceOpened()).toEqual({ title: '乙', place: '上海' })
  })

  it('is told once: further keys change nothing on screen', () => {
    const { saving, type } = open()
    const told = vi.fn()
    saving.subscribe(told)
    type('title', '乙')
    type('title', '乙丙')
    expect(told).toHaveBeenCalledTimes(1)
    expect(saving.view().save.dirty).toBe(true)
  })

  it('is said to be on this device only when it is', async () => {
    const { saving, type } = open()
    const close = saving.keeper.open()
    const store = (text: string) => {
      type('title', text)
      saving.keeper.soon()
      return saving.keeper.now()
    }
    await store('乙')
    expect(saving.view().save.device).toBe('kept')
    device.full = true
    await store('丙')
    close()
    expect(saving.view().save.device).toBe('failed')
  })
})

describe('a field', () => {
  it.each<[string, Difference['reason'], boolean]>([
    ['with an open conflict waits for the choice', 'conflict', true],
    ['with a draft of an earlier session is saved all the same', 'draft', false],
    ['with another tab’s text is saved all the same', 'tab', false],
  ])('%s', (_, reason, waits) => {
    const { saving, type } = open()
    type('title', '乙')
    saving.show({ differences: [difference('title', reason)] })
    expect([...saving.undecided()]).toEqual(waits ? ['title'] : [])
    expect([...saving.waiting()]).toEqual(waits ? ['title'] : [])
    expect(saving.sendable()).toBe(!waits)
    type('place', '北京')
    expect(saving.sendable()).toBe(true)
  })

  it('that the server refused waits for its correction, with the reason beside it, until it changes', () => {
    const { saving, engine, type } = open()
    type('title', '乙')
    saving.refuse([refusal])
    expect(saving.view().refused).toEqual([refusal])
    expect([[...saving.undecided()], [...saving.waiting()], saving.sendable()]).toEqual([[], ['title'], false])
    const problems = () =>
      engine.problems('form', 'submit').map(({ paths, message, severity }) => [paths, message, severity])
    expect(problems()).toContainEqual([['title'], '请改正', 'error'])
    engine.set('title', '丙')
    expect(problems()).not.toContainEqual([['title'], '请改正', 'error'])
  })
})

describe('after a choice', () => {
  it.each([
    ['all is saved', false, false, { dirty: false, trouble: null }],
    ['the chosen text is still to be sent', true, false, { dirty: true, trouble: null }],
    ['another field still waits for its correction', true, true, { dirty: true, trouble: { kind: 'partly' } }],
  ])('%s', (_, typed, refused, save) => {
    const { saving, type } = open()
    if (typed) type('title', '乙')
    if (refused) saving.refuse([refusal])
    saving.resolved()
    expect(saving.view().save).toMatchObject(save)
  })
})
