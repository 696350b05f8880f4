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

  it('send nothing for fields resolved in favour of the server', () => {
    const pending = createPendingFields({ a: '0' }, 1)
    pending.edited(['a'])
    pending.compare({ a: '我' }, { a: '他' }, 2)
    pending.decide({ fieldId: 'a', mine: '我', server: '他' }, 'server')
    expect(pending.nextBatch({ a: '他' })).toBeNull()
  })
})
