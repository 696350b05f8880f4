/** What people of a random walk send: the calls of its steps, and the texts that they type. */
import type { WorkAction } from '@/work/kind'

export const calls = {
  save: `mutation($id: ID!, $formVersion: Int!, $baseRevision: Int!, $key: ID!, $values: JSON!) {
    saveFields(contentId: $id, formVersion: $formVersion, baseRevision: $baseRevision, key: $key, values: $values) { refused { path code } } }`,
  remove: 'mutation($id: ID!) { removeWork(id: $id) }',
  restore: 'mutation($id: ID!) { restoreWork(id: $id) { id } }',
  submit: 'mutation($id: ID!, $seenRevision: Int) { submitWork(id: $id, seenRevision: $seenRevision) { state } }',
  withdraw: 'mutation($id: ID!) { withdrawWork(id: $id) { state } }',
  read: 'query($id: ID!) { work(id: $id) { state } }',
  decide: `mutation($id: ID!, $action: WorkAction!, $opinion: String, $facts: JSON, $seenRevision: Int) {
    decideWork(id: $id, action: $action, opinion: $opinion, facts: $facts, seenRevision: $seenRevision) { state } }`,
  begin: `mutation($kind: String!, $belongsTo: ID!, $facts: JSON) {
    beginWork(kind: $kind, belongsTo: $belongsTo, facts: $facts) { id state } }`,
} as const

/** What is typed where anything fits, and what nobody expects. */
export const fitting = ['按计划推进，已完成样机。', '补充了第三方检测报告', 'Second draft, see annex 2']
export const unfitting = [
  '长'.repeat(30_000),
  '<img src=x onerror=alert(1)>“”',
  '😀🇨🇳👨‍👩‍👧',
  "'; DROP TABLE works; --",
  '\u202Eabc',
]

/** Steps that say nothing. */
export const wordless: readonly WorkAction[] = ['SUBMIT', 'WITHDRAW', 'REMOVE']

export const hasFile = (value: unknown) => JSON.stringify(value ?? null).includes('"url"')
