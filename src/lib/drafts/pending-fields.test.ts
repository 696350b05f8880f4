/** Tests of which fields autosave has still to send. */
import { describe, expect, it } from 'vitest'
import { createPendingFields } from './pending-fields'

describe('fields that are not saved on the server yet', () => {
  it('are sent when they changed, and not when typed back to the saved value', () => {
    const pending = createPendingFields({ a: '1', b: '1' }, 3)
    pending.edited(['a', 'b'])
    expect(pending.nextBatch({ a: '2', b: '1' })).toMatchObject({ baseRevision: 3, values: { a: '2' } })
    expect([...pending.dirty]).toEqual(['a'])
  })

  it('stay dirty when typed in during the request', () => {
    const pending = createPendingFields({ a: '' }, 1)
    pending.edited(['a'])
    expect(pending.saved({ key: 'k', baseRevision: 1, values: { a: '一' } }, { a: '一二' }, 2)).toBe(false)
    expect(pending.nextBatch({ a: '一二' })).toMatchObject({ baseRevision: 2, values: { a: '一二' } })
  })

  it('never claim a revision the user has not seen', () => {
    const pending = createPendingFields({ a: '', b: '' }, 1)
    pending.edited(['a'])
    // Somebody else made revision 2; ours became 3.
    expect(pending.saved({ key: 'k', baseRevision: 1, values: { a: '一' } }, { a: '一', b: '' }, 3)).toBe(true)
    pending.edited(['b'])
    expect(pending.nextBatch({ a: '一', b: '二' })).toMatchObject({ baseRevision: 1, values: { b: '二' } })
    pending.answered()
    pending.edited(['a'])
    // What was typed upon different revisions is sent by itself.
    expect(pending.nextBatch({ a: '三', b: '二' })?.values).toEqual({ b: '二' })
    pending.answered()
    expect(pending.nextBatch({ a: '三', b: '' })?.baseRevision).toBe(3)
  })

  it('merge others’ changes, keep the user’s own, and report conflicts', () => {
    const pending = createPendingFields({ both: '0', mine: '0', theirs: '0', same: '0' }, 1)
    pending.edited(['both', 'mine', 'same'])
    const current = { both: '我', mine: '我', theirs: '0', same: '同' }
    const server = { both: '他', mine: '0', theirs: '他', same: '同' }
    expect(pending.compare(current, server, 4)).toEqual({
      refreshed: { theirs: '他' },
      differences: [{ fieldId: 'both', mine: '我', server: '他', base: '0' }],
    })
    pending.decide({ fieldId: 'both', mine: '我', server: '他' }, 'mine')
    expect(pending.nextBatch(current)).toMatchObject({ baseRevision: 4, values: { both: '我', mine: '我' } })
  })

  it('repeat the same request until it is answered, and count the server’s values as saved', () => {
    const pending = createPendingFields({ a: '0', b: '0' }, 1)
    pending.edited(['a'])
    const batch = pending.nextBatch({ a: '我', b: '0' })
    pending.edited(['b'])
    expect(pending.nextBatch({ a: '我们', b: '二' })).toBe(batch)
    expect(pending.compare({ a: '我们', b: '二' }, { a: '我', b: '0' }, 2).differences).toEqual([])
    if (batch) expect(pending.saved(batch, { a: '我们', b: '二' }, 2)).toBe(false)
    pending.answered()
    expect(pending.nextBatch({ a: '我们', b: '二' })).toMatchObject({ baseRevision: 2, values: { a: '我们', b: '二' } })
  })

  it('keep the refused fields of a batch', () => {
    const pending = createPendingFields({ a: '', b: '' }, 1)
    pending.edited(['a', 'b'])
    const batch = pending.nextBatch({ a: '一', b: '二' })
    if (batch) pending.saved(batch, { a: '一', b: '二' }, 2, new Set(['a']))
    pending.answered()
    expect([...pending.dirty]).toEqual(['a'])
  })

  it('wait while the person has to choose or correct something in them', () => {
    const pending = createPendingFields({ a: '', b: '' }, 1)
    pending.edited(['a', 'b'])
    expect(pending.nextBatch({ a: '一', b: '二' }, new Set(['a']))?.values).toEqual({ b: '二' })
    pending.answered()
    expect(pending.nextBatch({ a: '一', b: '' }, new Set(['a']))).toBeNull()
    expect([...pending.dirty]).toEqual(['a'])
  })

  it('are sent anew after a refusal, unless an earlier request with them may have arrived', () => {
    const pending = createPendingFields({ a: '' }, 1)
    pending.edited(['a'])
    const first = pending.nextBatch({ a: '一' })
    expect(pending.refused()).toBe(false)
    const second = pending.nextBatch({ a: '二' })
    expect(second?.values).toEqual({ a: '二' })
    expect(second?.key).not.toBe(first?.key)
    expect(pending.nextBatch({ a: '三' })).toBe(second)
    expect([pending.refused(), pending.sentOf('a')]).toEqual([true, '二'])
    pending.answered()
    expect(pending.sentOf('a')).toBeUndefined()
    expect(pending.nextBatch({ a: '三' })?.values).toEqual({ a: '三' })
    expect(pending.refused()).toBe(false)
  })

  it('stay unsaved when an answer raises no revision, and when it comes after a newer one', () => {
    const pending = createPendingFields({ a: '' }, 4)
    pending.edited(['a'])
    for (const revision of [3, 4])
      expect(pending.saved({ key: 'k', baseRevision: 4, values: { a: '一' } }, { a: '一' }, revision)).toBe(false)
    expect([[...pending.dirty], pending.baseOf('a')]).toEqual([['a'], 4])
  })

  it('are sent empty when the person has emptied them', () => {
    const pending = createPendingFields<string>({ a: '1' }, 1)
    pending.edited(['a'])
    expect(pending.nextBatch({})?.values).toEqual({ a: null })
  })

  it('are based on what was read last, except where the person has still to choose', () => {
    const pending = createPendingFields({ own: '0', both: '0' }, 1)
    pending.edited(['own', 'both'])
    pending.saved({ key: 'k', baseRevision: 1, values: { own: '一' } }, { own: '一', both: '我' }, 2)
    const difference = { fieldId: 'both', mine: '我', server: '他', base: '0' }
    expect(pending.compare({ own: '一', both: '我' }, { own: '一', both: '他' }, 5)).toEqual({
      refreshed: {},
      differences: [difference],
    })
    expect([[...pending.dirty], pending.baseOf('own'), pending.baseOf('both')]).toEqual([['both'], 5, 2])
    // The server moves on before the person has chosen: they choose against what it holds then.
    expect(pending.compare({ both: '我' }, { both: '她' }, 6).differences).toEqual([{ ...difference, server: '她' }])
    pending.decide(difference, 'mine')
    expect(pending.baseOf('both')).toBe(6)
  })

  it('that the server has lost or emptied are refreshed, unless the person typed in them', () => {
    const pending = createPendingFields({ gone: '0', typed: '0' }, 1)
    pending.edited(['typed'])
    expect(pending.compare({ gone: '0', typed: '我' }, {}, 2)).toEqual({
      refreshed: { gone: null },
      differences: [{ fieldId: 'typed', mine: '我', server: null, base: '0' }],
    })
  })

  it('send nothing for fields resolved in favour of the server', () => {
    const pending = createPendingFields({ a: '0' }, 1)
    pending.edited(['a'])
    pending.compare({ a: '我' }, { a: '他' }, 2)
    pending.decide({ fieldId: 'a', mine: '我', server: '他' }, 'server')
    expect(pending.dirty.size).toBe(0)
    expect(pending.nextBatch({ a: '他' })).toBeNull()
  })
})
