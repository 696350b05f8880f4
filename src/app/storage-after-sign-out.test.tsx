/** After signing out, no store of the browser holds anything of the person. */

import { type PersonaId, personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { notePendingRanking } from '@/features/review/pending-rankings'
import { answerOf } from '@/lib/storage/device-database'
import { currentSession } from '@/session/session'
import { signOut } from '@/session/sign-out'
import { changeListSettings } from '@/shared/list/list-settings'
import { batchEntries, keepBatchEntry } from '@/work/batch/batch-entries'
import { lastPage, rememberPage } from '@/work/last-page'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'
import { storedDrafts } from '../../tests/stored-drafts'

/** Every key and value of the local and session storage, the cookies, IndexedDB and the caches, as one text. */
async function everyStore(): Promise<string> {
  const stores: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      stores.push(await answerOf(rows.getAllKeys()), await answerOf(rows.getAll()))
    }
    database.close()
  }
  if ('caches' in globalThis)
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        stores.push(request.url, await (await caches.match(request))?.text())
  return JSON.stringify(stores)
}

/** Empties IndexedDB: test files of one process share it. */
async function emptyDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      await answerOf(database.transaction(store, 'readwrite').objectStore(store).clear())
    database.close()
  }
}

it('nothing personal stays on the device after a sign-out, also when guarded numbers were typed and not saved', async () => {
  const person = backend.db.users.get(personaUserId('researcher')) ?? expect.fail('no researcher')
  const typed = '4111111111111111'
  await emptyDatabases()
  // What the tab remembers of a list that was searched (`shared/list/list-memory.ts`).
  sessionStorage.setItem('portal_list:/my-project', '?keyword=searched-for-somebody')
  await renderAt('/account/settings/bank', { as: 'researcher' })
  fireEvent.change(await screen.findByRole('textbox', { name: /^银行账号/ }), { target: { value: typed } })
  await waitFor(async () => expect(await storedDrafts()).toContain('userBankAccount'))
  expect(await everyStore()).toContain('portal_token')
  await signOut(async () => true)
  const left = await everyStore()
  const personal = {
    typed,
    searched: 'searched-for-somebody',
    name: person.userFullname,
    certificate: person.userCertificate,
    mobile: person.userMobile,
    email: person.userEmail,
    telephone: person.userTelephone,
    account: person.userBankAccount,
    branch: person.userSubBankName,
    address: person.userAddress,
    birthday: String(person.userBirthday),
    signIn: person.userName === 'researcher' ? 'portal_token' : person.userName,
    key: 'portal-draft-key',
  }
  const found = Object.entries(personal).filter(([, value]) => value && left.includes(value))
  expect(found).toEqual([])
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const saved = { '/my-project': [{ name: '王秀英的项目', query: 'keyword=6222020200112233', start: true }] }
const batch = { key: 'k', list: '/commission', action: 'RETURN', verb: '退回', opinion: '请补充经费说明' } as const

/** Every way in which a person and their units could be recognised. */
function namesOf(persona: PersonaId): readonly unknown[] {
  const { user, units } = currentSession() ?? expect.fail('nobody is signed in')
  const stored = backend.db.users.get(personaUserId(persona)) ?? expect.fail(`no ${persona}`)
  const words = [user, stored, ...units, ...units.map(({ unit }) => unit)].flatMap((record) =>
    Object.entries(record ?? {}),
  )
  return words.flatMap(([name, value]) =>
    typeof value === 'string' && value.length > 2 && name !== '__typename' && name !== 'sealingKey' ? [value] : [],
  )
}

it.each<PersonaId>(['researcher', 'unitAdministrator', 'expert', 'supervisingDepartment'])(
  'nothing names the %s after a sign-out, and their filters, reports and places are there after the next sign-in',
  async (persona) => {
    await emptyDatabases()
    const userId = personaUserId(persona)
    await renderAt('/account/settings', { as: persona })
    changeListSettings({ compact: true, saved })
    const entry = { ...batch, at: Date.now(), papers: [{ id: 'paper-1', name: '《老年人跌倒预警》' }] }
    keepBatchEntry(userId, entry)
    rememberPage(userId, 'content-1', 'budget')
    notePendingRanking(userId, true)
    const typed = ['王秀英', '6222020200112233', '请补充', '老年人跌倒', '/my-project']
    const before = await everyStore()
    expect(typed.filter((word) => !before.includes(word))).toEqual([])
    const names = namesOf(persona)
    expect(names).toContain(userId)
    expect(names.length).toBeGreaterThan(5)
    await signOut(async () => expect.fail('nothing is left in the clear'))
    const left = await everyStore()
    expect([...names, ...typed].filter((word) => left.includes(String(word)))).toEqual([])

    await renderAt('/account/settings', { as: persona })
    // On a busy machine the cipher comes later than the page.
    await waitFor(() => expect(batchEntries(userId, batch.list, Date.now())).toEqual([entry]))
    expect(lastPage(userId, 'content-1')).toBe('budget')
    expect(await everyStore()).toContain('王秀英的项目')
    notePendingRanking(userId, false)
  },
)
