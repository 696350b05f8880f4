import { describe, expect, it } from 'vitest'
import { createPendingFields } from './pending-fields'

describe('fields that are not on the server yet', () => {
  it('sends those that changed, and not those typed back to what they were', () => {
    const pending = createPendingFields({ a: '1', b: '1' }, 3)
    pending.edited(['a', 'b'])
    expect(pending.nextBatch({ a: '2', b: '1' })).toMatchObject({ baseRevision: 3, values: { a: '2' } })
    expect([...pending.dirty]).toEqual(['a'])
  })

  it('keeps a field dirty that was typed in while the request was on its way', () => {
    const pending = createPendingFields({ a: '' }, 1)
    pending.edited(['a'])
    expect(pending.saved({ key: 'k', baseRevision: 1, values: { a: '一' } }, { a: '一二' }, 2)).toBe(false)
    expect(pending.nextBatch({ a: '一二' })).toMatchObject({ baseRevision: 2, values: { a: '一二' } })
  })

  it('never claims to have seen what others saved in between', () => {
    const pending = createPendingFields({ a: '', b: '' }, 1)
    pending.edited(['a'])
    // Somebody else made revision 2; ours became 3.
    expect(pending.saved({ key: 'k', baseRevision: 1, values: { a: '一' } }, { a: '一', b: '' }, 3)).toBe(true)
    pending.edited(['b'])
    expect(pending.nextBatch({ a: '一', b: '二' })).toMatchObject({ baseRevision: 1, values: { b: '二' } })
    pending.answered()
    pending.edited(['a'])
    expect(pending.nextBatch({ a: '三', b: '' })?.baseRevision).toBe(3)
  })

  it('takes others’ changes in, keeps mine, and names what both changed', () => {
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

  it('asks the same again until there is an answer, and takes what the server has of it for its own', () => {
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

  it('keeps what was not taken of a batch', () => {
    const pending = createPendingFields({ a: '', b: '' }, 1)
    pending.edited(['a', 'b'])
    const batch = pending.nextBatch({ a: '一', b: '二' })
    if (batch) pending.saved(batch, { a: '一', b: '二' }, 2, new Set(['a']))
    pending.answered()
    expect([...pending.dirty]).toEqual(['a'])
  })

  it('sends nothing for what was decided for the server', () => {
    const pending = createPendingFields({ a: '0' }, 1)
    pending.edited(['a'])
    pending.compare({ a: '我' }, { a: '他' }, 2)
    pending.decide({ fieldId: 'a', mine: '我', server: '他' }, 'server')
    expect(pending.nextBatch({ a: '他' })).toBeNull()
  })
})
