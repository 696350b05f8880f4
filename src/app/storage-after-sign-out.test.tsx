/** After signing out, no store of the browser holds anything of the person. */

import { personaUserId } from '@mocks/personas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerOf } from '@/lib/storage/device-database'
import { signOut } from '@/session/sign-out'
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
