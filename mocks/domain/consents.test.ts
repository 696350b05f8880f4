/** Consents at the backend: what is refused without one, and what a withdrawal removes. */

import { beforeEach, expect, it } from 'vitest'
import { consentVersion } from '@/lib/personal-data/register'
import { serverNow } from '../clock'
import { personaUserId } from '../personas'
import { type Ask, askAs, backendForTest } from '../resolvers/ask-as'
import { fieldsWithoutConsent } from './consents'
import { formOf } from './form-engine'
import { savedContent } from './save-content'

const backend = backendForTest()
beforeEach(() => backend.reset())
const me = personaUserId('researcher')
const ask: Ask = (call, variables) => askAs(backend, 'researcher')(call, variables)
const save = (userBankAccount: string) =>
  ask('mutation ($user: UserInput!) { saveUser(user: $user) { id } }', { user: { userBankAccount } })
const give = (v: string) =>
  ask('mutation ($v: String!) { giveConsent(kind: BANK_ACCOUNT, textVersion: $v) { givenAt } }', { v })
const withdraw = () => ask('mutation { withdrawConsent(kind: BANK_ACCOUNT) }')
const account = '6222021001001000998'

it('a bank account is refused without consent (60364), taken with it, and refused again once it is withdrawn', async () => {
  for (const { id } of backend.db.consents.where({ userId: me })) backend.db.consents.remove(id)
  expect((await save(account)).code).toBe(60364)
  await give(consentVersion)
  expect((await save(account)).code).toBeNull()
  expect(backend.db.users.get(me)?.userBankAccount).toBe(account)
  await withdraw()
  expect(backend.db.users.get(me)).toMatchObject({ userBankAccount: null, userBankName: null })
  expect((await save(account)).code).toBe(60364)
})

it('a form takes the filler’s bank answers with the consent alone: 60364 at each, and an emptied one is taken', async () => {
  const work = backend.db.works.where({ kind: 'EXPERT_APPLICATION' }).find(({ formId }) => formId !== null)
  const content = work && backend.db.contents.get(work.id)
  if (!work || !content) throw new Error('no expert application is seeded')
  const form = formOf(content)
  const by = work.creatorId
  for (const { id } of backend.db.consents.where({ userId: by })) backend.db.consents.remove(id)
  const barred = fieldsWithoutConsent(backend.db, by, form)
  expect(new Set(barred.values())).toEqual(new Set([60364]))
  const values = Object.fromEntries([...barred.keys()].map((id) => [id, null]))
  const saveAs = (key: string, answers: Record<string, unknown>) =>
    savedContent(
      content,
      { formVersion: form.version, baseRevision: content.revision, key, values: answers },
      serverNow(),
      'x',
      { open: null, closedCode: 60434, barred: fieldsWithoutConsent(backend.db, by, form) },
    )
  expect(barred.has('bankAccount')).toBe(true)
  expect(saveAs('typed', { bankAccount: account }).answer.refused).toEqual([
    { path: 'bankAccount', code: 60364, limit: null },
  ])
  expect(saveAs('emptied', values).answer.refused).toEqual([])
  backend.db.consents.insert({
    ...{ id: 'consent-x', userId: by, kind: 'BANK_ACCOUNT', textVersion: consentVersion },
    ...{ givenAt: 1, withdrawnAt: null },
  })
  expect(saveAs('with', { bankAccount: account }).answer.refused).toEqual([])
})

it('a consent to another text than the one in force is refused (60365)', async () => {
  expect((await give('2020-01')).code).toBe(60365)
})

it('a second request for erasure is refused while one is open (60366), and an empty one always (600)', async () => {
  const request = (what: string) => ask('mutation ($what: String!) { requestErasure(what: $what) { id } }', { what })
  expect((await request(' ')).code).toBe(600)
  expect((await request('籍贯')).code).toBeNull()
  expect((await request('传真')).code).toBe(60366)
})
