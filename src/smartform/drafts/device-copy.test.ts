/** Tests of what a form's draft on the device holds, and where its answers belong in another version of the form. */
import { describe, expect, it } from 'vitest'
import type { FoundAnswer } from '@/lib/drafts/left-drafts'
import { createPendingFields } from '@/lib/drafts/pending-fields'
import { openEngine, readForm, text } from '../../../tests/smartform/small-form'
import type { FormNode } from '../schema/nodes'
import type { FieldValue } from '../schema/values'
import { draftFrom, draftOf, unsavedFields } from './device-copy'

const account = text('account', { sensitive: true })
const former = readForm([text('a'), text('b'), text('gone'), text('way'), text('day'), account])
const form = readForm(
  [
    text('moved', { movedFrom: 'a' }),
    text('b'),
    { kind: 'yesNo', id: 'way', label: 'way' },
    { kind: 'date', id: 'day', label: 'day' },
    account,
  ],
  {
    version: 2,
  },
)

const entry = (name: string, clear: unknown, more: Partial<FoundAnswer> = {}): FoundAnswer =>
  ({ slot: 's1', name, at: 5, base: 3, clear, secret: null, withheld: 0, ...more }) as FoundAnswer
const versions = (version: number): Promise<FormNode | null> => Promise.resolve(version === 1 ? former : null)
const draft = (found: readonly FoundAnswer[], server: Readonly<Record<string, FieldValue>> = {}) =>
  draftOf(found, form, versions, server)

describe('a draft that was typed in another version of the form', () => {
  it('goes to the field’s new place, with when and upon what it was typed', async () => {
    const found = entry('a@1', '一')
    expect(await draft([found])).toEqual({
      ...{ orphaned: [], unreadable: [], lost: 0, unplaced: 0 },
      fields: [{ fieldId: 'moved', value: '一', base: 3, at: 5, found, sent: undefined, foundSent: undefined }],
    })
  })

  it.each<[string, FoundAnswer, string[]]>([
    ['stays with a field that is the same', entry('b@1', '一'), ['b 一']],
    ['is of this version where it names this one', entry('b@2', '一'), ['b 一']],
    ['is of this version where it names none', entry('b', '一'), ['b 一']],
    ['is nothing where its version had no such field', entry('b2@1', '一'), []],
    ['is an emptied answer too', entry('b@1', ''), ['b ']],
    ['is emptied also where the field is of another kind now', entry('way@1', ''), ['way ']],
    ['keeps what a field of another kind can take', entry('day@1', '2026-01-05'), ['day 2026-01-05']],
  ])('%s', async (_, found, fields) => {
    const read = await draft([found])
    expect(read.fields.map(({ fieldId, value }) => `${fieldId} ${value}`)).toEqual(fields)
    expect([read.orphaned, read.unplaced]).toEqual([[], 0])
  })

  it('is there to copy where it has no field, or one that takes none of it, if there is anything', async () => {
    const entries = [entry('gone@1', '一'), entry('way@1', '很久'), entry('gone@1', '', { slot: 's2' })]
    const { fields, orphaned } = await draft(entries)
    expect(fields).toEqual([])
    expect(orphaned).toMatchObject([
      { node: { id: 'gone' }, value: '一', found: entries[0] },
      { node: { id: 'way', kind: 'text' }, value: '很久', found: entries[1] },
    ])
  })

  it('waits, counted, where its version cannot be loaded now', async () => {
    expect(await draft([entry('b@7', '一'), entry('b@12', '二'), entry('b@1', '三')])).toMatchObject({
      unplaced: 2,
      orphaned: [],
      fields: [{ value: '三' }],
    })
  })
})

describe('a draft of an answer that was sent without a response', () => {
  it('names what was sent, of the same page', async () => {
    const sent = entry('b@1!sent', '一')
    const other = entry('b@1!sent', '别', { slot: 's2' })
    expect((await draft([other, entry('b@1', '一句'), sent])).fields).toMatchObject([
      { fieldId: 'b', value: '一句', sent: '一', foundSent: sent },
    ])
  })
})

describe('a draft of a sensitive answer', () => {
  it('is read with its key, and counted as lost without it', async () => {
    const secret = { '': '6222' }
    expect(await draft([entry('account@1', undefined, { secret, withheld: 1 })])).toMatchObject({
      ...{ lost: 0, unreadable: [] },
      fields: [{ fieldId: 'account', value: '6222' }],
    })
    const closed = entry('account@1', undefined, { withheld: 1 })
    expect(await draft([closed], { account: '旧' })).toMatchObject({ lost: 1, unreadable: [closed], fields: [] })
  })

  it('in a row keeps the rest of the row, and what the server has of it', async () => {
    const columns = [text('name'), text('number', { sensitive: true })]
    const of = (id: string, more: object) =>
      readForm([{ kind: 'table', id, label: 't', columns, ...more }], { version: 2 })
    const row = (cells: object) => [{ id: 'r', cells }]
    const closed = entry('t@1', row({ name: '张三' }), { withheld: 1 })
    const read = await draftOf([closed], of('u', { movedFrom: 't' }), () => Promise.resolve(of('t', {})), {
      u: row({ name: '张', number: '310' }) as FieldValue,
    })
    expect(read).toMatchObject({
      ...{ lost: 1, unreadable: [closed] },
      fields: [{ fieldId: 'u', value: row({ name: '张三', number: '310' }) }],
    })
  })
})

describe('what the previous page handed over', () => {
  it('goes to its fields, and to copy where it has none', () => {
    const answer = (fieldId: string, value: string) => ({ fieldId, value, base: 3, sent: undefined })
    const fields = [answer('a', '一'), answer('gone', '二'), answer('gone', ''), answer('nowhere', '三')]
    expect(draftFrom({ form: former, fields, at: 7 }, form)).toMatchObject({
      fields: [{ fieldId: 'moved', value: '一', base: 3, at: 7, found: null }],
      orphaned: [{ node: { id: 'gone' }, value: '二', found: null }],
    })
    expect(draftFrom({ form: former, fields, at: 7 }, form).fields).toHaveLength(1)
    expect(draftFrom({ form: former, fields, at: 7 }, form).orphaned).toHaveLength(1)
  })
})

describe('what a page stores of its unsaved answers', () => {
  const opened = (values: object) => {
    const engine = openEngine(former, values)
    return { engine, pending: createPendingFields<FieldValue>({}, 4) }
  }

  it('is each with its version and revision, a sensitive one apart', () => {
    const { engine, pending } = opened({ b: '一', account: '6222' })
    pending.edited(['b', 'account', 'a', 'nowhere'])
    expect(unsavedFields(engine, pending)).toEqual([
      { name: 'b@1', base: 4, clear: '一', secret: null },
      { name: 'account@1', base: 4, secret: { '': '6222' } },
      { name: 'a@1', base: 4, clear: '', secret: null },
    ])
  })

  it('is also what was sent without a response, where it is something else by now', () => {
    const { engine, pending } = opened({ a: '一', b: '二' })
    pending.edited(['a', 'b'])
    pending.nextBatch(engine.values())
    engine.set('b', '二二')
    expect(unsavedFields(engine, pending)).toEqual([
      { name: 'a@1', base: 4, clear: '一', secret: null },
      { name: 'b@1', base: 4, clear: '二二', secret: null },
      { name: 'b@1!sent', base: 4, clear: '二', secret: null },
    ])
  })
})
