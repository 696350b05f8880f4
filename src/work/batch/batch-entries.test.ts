// @vitest-environment jsdom
/** Tests of the batch decisions that a device keeps until their report is closed. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configureDraftOwner } from '@/lib/drafts/draft-owner'
import { type BatchEntry, batchEntries, dropBatchEntry, keepBatchEntry } from './batch-entries'

const day = 24 * 3_600_000
const entry = (key: string, more: Partial<BatchEntry> = {}): BatchEntry => ({
  ...{ key, list: 'todo', at: 0, action: 'PASS', verb: '通过', papers: [{ id: 'w', name: '导航' }] },
  ...more,
})
const keys = (list = 'todo', now = 0) => batchEntries('u1', list, now).map(({ key }) => key)

beforeEach(() => {
  configureDraftOwner(() => ({ userId: 'u1', sealingKey: null, openingKey: async () => null }))
})
afterEach(() => {
  configureDraftOwner(() => null)
  localStorage.clear()
})

it('the batches of a list are kept whole, the newest first, until each is closed', () => {
  keepBatchEntry('u1', entry('a', { opinion: '同意' }))
  keepBatchEntry('u1', entry('b', { list: 'mail' }))
  keepBatchEntry('u1', entry('c'))
  expect(batchEntries('u1', 'todo', 0)).toEqual([entry('c'), entry('a', { opinion: '同意' })])
  expect(keys('mail')).toEqual(['b'])
  dropBatchEntry('u1', 'c', 0)
  expect([keys(), keys('mail')]).toEqual([['a'], ['b']])
})

it('a batch that is sent again is kept once, as it is then', () => {
  keepBatchEntry('u1', entry('a'))
  keepBatchEntry('u1', entry('b'))
  keepBatchEntry('u1', entry('a', { opinion: '同意' }))
  expect(batchEntries('u1', 'todo', 0)).toEqual([entry('a', { opinion: '同意' }), entry('b')])
})

it('a batch is forgotten after a day, as the backend forgets it', () => {
  keepBatchEntry('u1', entry('a', { at: day }))
  expect([keys('todo', 2 * day - 1), keys('todo', 2 * day)]).toEqual([['a'], []])
})

it('the last report that is closed leaves nothing on the device', () => {
  keepBatchEntry('u1', entry('a'))
  expect(localStorage).toHaveLength(1)
  dropBatchEntry('u1', 'a', 0)
  expect(localStorage).toHaveLength(0)
})

it('what is damaged on the device counts as none, and the next batch is kept', () => {
  for (const damaged of ['{', '{"key":"a"}', 'null']) {
    keepBatchEntry('u1', entry('a'))
    localStorage.setItem(localStorage.key(0) ?? '', damaged)
    expect(keys()).toEqual([])
    keepBatchEntry('u1', entry('b'))
    expect(keys()).toEqual(['b'])
  }
})
