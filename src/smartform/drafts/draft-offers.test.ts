/** Tests of which drafts of a form are offered, once each, and when they leave the device. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { createDraftWriter } from '@/lib/drafts/draft-writer'
import type { FoundAnswer } from '@/lib/drafts/left-drafts'
import { createPendingFields } from '@/lib/drafts/pending-fields'
import { afterLogin } from '@/lib/events/sign-out-tasks'
import { sampleContent } from '../../../tests/smartform/sample-form'
import { openEngine, readForm, text } from '../../../tests/smartform/small-form'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import type { FieldValue, FormValues } from '../schema/values'
import type { Difference } from './choices'
import { createDraftOffers } from './draft-offers'
import { discardUnsaved, storeUnsavedOnLeave, takeUnsaved } from './unsaved-on-leave'

const form = readForm([text('a'), text('b'), text('account', { sensitive: true })], { version: 2 })
const formerSource = { id: 'f', version: 1, title: 'x', pages: [] }
const former = readForm([text('a'), text('gone')])

const entry = (name: string, clear: string | undefined, more: Partial<FoundAnswer> = {}): FoundAnswer =>
  ({ slot: 's1', name: `${name}@2`, at: 5, base: 1, clear, secret: null, withheld: 0, ...more }) as FoundAnswer

/** A form that is opened over a device with these entries; `takes` are those that may leave it. */
function opened(
  stored: readonly FoundAnswer[],
  content: Partial<ContentSnapshot> = {},
  ports: Partial<SmartformPorts> = {},
) {
  const takes: string[] = []
  const device = { stored: [...stored] }
  const draftWriter = {
    find: async () => device.stored,
    take: (found: readonly FoundAnswer[]) => takes.push(...found.map(({ slot, name }) => `${slot} ${name}`)),
  } as unknown as ReturnType<typeof createDraftWriter>
  const server = openEngine(form, content.values ?? {}).values()
  const snapshot = sampleContent({ formId: 'f', formVersion: 2, ...content })
  const offers = createDraftOffers({
    ...{ draftWriter, userId: 'u', form, content: snapshot, server },
    ports: { ...({} as SmartformPorts), ...ports },
  })
  const look = async (typed: FormValues = {}) => {
    const looked = await offers.look(
      () => typed,
      () => true,
    )
    const shown = (fields: readonly { fieldId: string; value: FieldValue }[] = []) =>
      fields.map(({ fieldId, value }) => `${fieldId} ${value}`)
    return (
      looked && {
        ...{ restored: shown(looked.restored), differences: shown(looked.differences), settled: shown(looked.settled) },
        ...{ others: shown(looked.others), lost: looked.lost, at: looked.at },
      }
    )
  }
  return { offers, takes, device, look, server }
}
const nothing = { restored: [], differences: [], settled: [], others: [], lost: 0 }

/** A page over the former version that was left with these values unsaved. */
function leave(values: Readonly<Record<string, string>>, of = former) {
  const engine = openEngine(of, values)
  const pending = createPendingFields<FieldValue>({}, 1)
  pending.edited(Object.keys(values))
  storeUnsavedOnLeave('u', 'c1', engine, pending)
  return engine
}

afterEach(() => afterLogin('asked'))

describe('a draft on the device', () => {
  it.each<[string, FoundAnswer[], Partial<ContentSnapshot>, FormValues, object | null]>([
    ['is restored where nobody saved the field since', [entry('a', '一')], {}, {}, { restored: ['a 一'] }],
    [
      'is restored where others saved other fields only',
      [entry('a', '一')],
      { revision: 9, values: { a: '旧' }, fieldRevisions: { b: 9 } },
      {},
      { restored: ['a 一'] },
    ],
    [
      'needs a choice where others saved the field since',
      [entry('a', '一')],
      { revision: 9, values: { a: '他' }, fieldRevisions: { a: 2 } },
      {},
      { differences: ['a 一'] },
    ],
    [
      'needs a choice where the content was saved since and does not say what of it',
      [entry('a', '一')],
      { revision: 2, values: { a: '他' } },
      {},
      { differences: ['a 一'] },
    ],
    ['is done where the server has it', [entry('a', '一')], { values: { a: '一' } }, {}, { settled: ['a 一'] }],
    ['stands beside what was typed meanwhile', [entry('a', '一')], {}, { a: '二' }, { others: ['a 一'] }],
    [
      'is the newest of several; the others stand beside it',
      [entry('a', '二'), entry('a', '一', { slot: 's2', at: 3 })],
      {},
      {},
      { restored: ['a 二'], others: ['a 一'] },
    ],
    ['is nothing where there is none', [], {}, {}, null],
    [
      'without its key is counted',
      [entry('account', undefined, { withheld: 2 })],
      {},
      {},
      { lost: 2, at: Number.NEGATIVE_INFINITY },
    ],
  ])('%s', async (_, stored, content, typed, expected) => {
    expect(await opened(stored, content).look(typed)).toEqual(expected && { ...nothing, at: 5, ...expected })
  })

  it('is offered once; what is new later is offered then', async () => {
    const { look, device } = opened([entry('a', '一'), entry('account', undefined, { withheld: 1 })], {
      ...{ revision: 2, values: { a: '他' } },
    })
    expect(await look()).toMatchObject({ differences: ['a 一'], lost: 1 })
    expect(await look()).toBeNull()
    device.stored.push(entry('a', '二', { at: 6 }), entry('b', '三', { slot: 's2' }))
    // The field waits for a choice already.
    expect(await look()).toMatchObject({ differences: ['b 三'], others: ['a 二'], lost: 0, at: 6 })
  })

  it('is offered to nobody when the form was left meanwhile, and is new to the next page', async () => {
    const { offers, look } = opened([entry('a', '一')])
    expect(
      await offers.look(
        () => ({}),
        () => false,
      ),
    ).toBeNull()
    expect(await look()).toMatchObject({ restored: ['a 一'] })
  })

  it('leaves the device when it is restored, with what was sent of it', async () => {
    const { offers, takes } = opened([entry('a', '一句'), entry('a', '一', { name: 'a@2!sent' }), entry('b', '二')])
    const looked = await offers.look(
      () => ({}),
      () => true,
    )
    offers.taken(looked?.restored.slice(0, 1) ?? [])
    expect(takes).toEqual(['s1 a@2', 's1 a@2!sent'])
  })

  it('leaves the device when it is decided, and only then', async () => {
    const stored = [entry('a', '一'), entry('b', '二'), entry('b', '别', { slot: 's2', at: 3 })]
    const { offers, takes, look } = opened(stored, { revision: 2, values: { a: '他', b: '他' } })
    await look()
    expect([takes, offers.others().map(({ value }) => value)]).toEqual([[], ['别']])
    const decided = (fieldId: string, mine: string): Difference => ({ fieldId, mine, server: '他', reason: 'draft' })
    offers.decided([decided('b', '二'), decided('a', '别的')])
    expect([takes, offers.others().map(({ value }) => value)]).toEqual([['s1 b@2'], ['别']])
    offers.decided([decided('b', '别')])
    expect([takes, offers.others()]).toEqual([['s1 b@2', 's2 b@2'], []])
    offers.decided([decided('b', '二')])
    expect(takes).toHaveLength(2)
  })

  it('leaves the device for its own field alone where another field has the same text', async () => {
    const { offers, takes, look } = opened([entry('a', '一'), entry('b', '一')], {
      ...{ revision: 2, values: { a: '他', b: '他' } },
    })
    await look()
    const decided = (fieldId: string): Difference => ({ fieldId, mine: '一', server: '他', reason: 'draft' })
    offers.decided([decided('a')])
    expect(takes).toEqual(['s1 a@2'])
    offers.decided([decided('b')])
    expect(takes).toEqual(['s1 a@2', 's1 b@2'])
  })

  it('is new where the same page typed another field at that moment, or another page the same field', async () => {
    const { look, device } = opened([entry('a', '一')], { revision: 2, values: { a: '他', b: '他' } })
    await look()
    device.stored.push(entry('b', '二'), entry('a', '三', { slot: 's2' }))
    expect(await look()).toMatchObject({ differences: ['b 二'], others: ['a 三'] })
  })

  it('stands beside the other versions of a field in conflict', async () => {
    const { offers, look } = opened([entry('a', '一'), entry('b', '二')], { revision: 2, values: { a: '他', b: '他' } })
    await look()
    offers.overtaken(['a'])
    expect(offers.others().map(({ fieldId }) => fieldId)).toEqual(['a'])
    offers.overtaken(['a', 'b'])
    expect(offers.others().map(({ fieldId }) => fieldId)).toEqual(['a', 'b'])
  })

  it('that cannot be read stays until the person has seen that', async () => {
    const { offers, takes, look } = opened([entry('account', undefined, { withheld: 1 })])
    await look()
    expect(takes).toEqual([])
    offers.dropUnreadable()
    expect(takes).toEqual(['s1 account@2'])
  })
})

describe('a draft of another form version', () => {
  const ofFormer = (name: string, value: string) => entry(name, value, { name: `${name}@1` })
  const source = {
    ...formerSource,
    pages: [{ id: 'p', title: 'x', sections: [{ id: 's', fields: [text('gone'), text('a')] }] }],
  }

  it('waits where the version cannot be loaded, and is read once it can; one version is loaded once', async () => {
    const definition = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(source)
    const { offers, look } = opened([ofFormer('gone', '一'), ofFormer('a', '二')], {}, { definition })
    // The first entry finds no network, the second one does.
    expect(await look()).toMatchObject({ restored: ['a 二'] })
    expect(offers.unplaced()).toBe(1)
    await look()
    expect(offers.unplaced()).toBe(0)
    expect(offers.orphaned()).toMatchObject([{ node: { id: 'gone' }, value: '一' }])
    expect(definition.mock.calls).toEqual([
      ['f', 1],
      ['f', 1],
    ])
  })

  it('waits where no version can be loaded at all', async () => {
    const { offers, look } = opened([ofFormer('a', '一')])
    expect(await look()).toBeNull()
    expect(offers.unplaced()).toBe(1)
  })

  it('is there to copy once, and leaves the device when that is done', async () => {
    const stored = [
      ofFormer('gone', '一'),
      { ...ofFormer('gone', '一'), slot: 's2' },
      { ...ofFormer('gone', '二'), slot: 's3' },
    ]
    const { offers, takes, look } = opened(stored, {}, { definition: async () => source })
    expect(await look()).not.toBeNull()
    expect(offers.orphaned().map(({ value }) => value)).toEqual(['一', '二'])
    expect(await look()).toBeNull()
    offers.dropOrphaned()
    expect(takes).toEqual(['s1 gone@1', 's2 gone@1', 's3 gone@1'])
    expect(offers.orphaned()).toEqual([])
  })
})

it('a draft without a field is there to copy for each field, also where two have the same text', async () => {
  const [first, second] = ['gone', 'away'].map((name) => entry(name, '一', { name: `${name}@1` }))
  const source = {
    ...formerSource,
    pages: [{ id: 'p', title: 'x', sections: [{ id: 's', fields: [text('gone'), text('away')] }] }],
  }
  const { offers, look } = opened(
    [first, second].flatMap((one) => one ?? []),
    {},
    { definition: async () => source },
  )
  await look()
  expect(offers.orphaned().map(({ node }) => node.id)).toEqual(['gone', 'away'])
})

describe('what the page before left in memory', () => {
  it('is offered first, and its version need not be loaded', async () => {
    leave({ a: '一', gone: '二' })
    const { offers, look } = opened([entry('gone', '三', { name: 'gone@1' })])
    expect(offers.handed({})).toMatchObject({ restored: [{ fieldId: 'a', value: '一' }], lost: 0 })
    expect(await look()).not.toBeNull()
    expect([offers.orphaned().map(({ value }) => value), offers.unplaced()]).toEqual([['二', '三'], 0])
    expect(offers.handed({})).toBeNull()
  })

  it('is the same as what the device has of it: offered once, and taken from there when it is decided', async () => {
    leave({ a: '一' }, form)
    const { offers, takes, look } = opened([entry('a', '一')], { revision: 2, values: { a: '他' } })
    expect(offers.handed({})).toMatchObject({ differences: [{ fieldId: 'a', value: '一' }] })
    expect(await look()).toBeNull()
    offers.decided([{ fieldId: 'a', mine: '一', server: '他', reason: 'draft' }])
    expect(takes).toEqual(['s1 a@2'])
  })

  it('is nothing after it was saved, after the login, for another content or another person', () => {
    const engine = leave({ a: '一' })
    expect([takeUnsaved('u', 'c2'), takeUnsaved('v', 'c1')]).toEqual([null, null])
    expect([discardUnsaved('u', 'c1', openEngine(former)), discardUnsaved('u', 'c1', engine)]).toEqual([false, true])
    expect(takeUnsaved('u', 'c1')).toBeNull()
    leave({ a: '一' })
    afterLogin('forced')
    expect(takeUnsaved('u', 'c1')).toBeNull()
  })

  it('is nothing where nothing was unsaved', () => {
    leave({})
    expect(takeUnsaved('u', 'c1')).toBeNull()
  })
})
