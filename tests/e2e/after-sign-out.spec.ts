/** After a sign-out no store of the browser holds a personal word; what was typed is there again for the same person alone. */

import { personas, personaUserId } from '@mocks/personas'
import type { BrowserContext, Page } from '@playwright/test'
import { signInAs, signOut } from './support'
import { expect, test } from './test'

const title = '张小平的子课题：老年人跌倒预警'
const account = '6222020200112233'
const searched = '查找王秀英'

/** Every store of the browser as one text: what scripts can read in the page, and the cookies. */
async function everyStore(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const stores: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state, window.name, document.title]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        stores.push(name, await answerOf(rows.getAllKeys()), await answerOf(rows.getAll()))
      }
      database.close()
    }
    // Files of the build are the same for everybody; anything else a worker had cached would stand here with its text.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const isFile = /\.(js|css|html|svg|woff2|ico|png|json)$/.test(new URL(request.url).pathname)
        stores.push(request.url, isFile ? null : await (await cache.match(request))?.text())
      }
    }
    return JSON.stringify(stores)
  })
  return inPage + JSON.stringify(await page.context().cookies())
}

/** Words that name the researcher of the demonstration, and what was typed. */
async function personalWords(page: Page): Promise<readonly string[]> {
  const answer = await page.evaluate(async () => {
    const token = document.cookie.match(/portal_token=([^;]+)/)?.[1]
    const query =
      'query CurrentUser { user { id userName userFullname userMobile userEmail userCertificate userAddress userTelephone } }'
    const response = await fetch('/api/permission/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ operationName: 'CurrentUser', query, variables: {} }),
    })
    return { token, user: (await response.json()).data.user }
  })
  const { __typename, ...user } = answer.user
  expect(user.id).toBe(personaUserId('researcher'))
  const words = Object.values(user).filter((word): word is string => typeof word === 'string' && word.length > 1)
  expect(words.length).toBeGreaterThan(4)
  return [...words, String(answer.token), title, account, searched, encodeURIComponent(searched)]
}

const researcher = personas.find(({ id }) => id === 'researcher')?.name ?? ''
const other = personas.find(({ id }) => id === 'unitAdministrator')?.name ?? ''

async function typeTitle(page: Page): Promise<void> {
  await page.goto('/my-project/bind-subproject')
  await page.getByRole('textbox', { name: /^项目名称/ }).fill(title)
  await expect.poll(() => everyStore(page)).toContain(title)
}

async function typeAccount(page: Page): Promise<void> {
  await page.goto('/account/settings/bank')
  await page.getByRole('textbox', { name: /^银行账号/ }).fill(account)
  await expect.poll(() => everyStore(page)).toContain('userBankAccount')
}

test('after a sign-out no store holds a personal word, another person finds nothing, and the same person finds all', async ({
  page,
}) => {
  await signInAs(page, researcher)
  await page.goto(`/my-project?keyword=${encodeURIComponent(searched)}`)
  await expect(page.getByRole('textbox', { name: '关键词' })).toHaveValue(searched)
  await typeTitle(page)
  await typeAccount(page)
  const words = await personalWords(page)
  await signOut(page)
  const left = await everyStore(page)
  expect(words.filter((word) => left.includes(word))).toEqual([])

  await signInAs(page, other)
  await page.goto('/account/settings/bank')
  await expect(page.getByRole('textbox', { name: /^银行账号/ })).not.toHaveValue(account)
  await signOut(page)
  const afterOther = await everyStore(page)
  expect(words.filter((word) => afterOther.includes(word))).toEqual([])

  await signInAs(page, researcher)
  await page.goto('/my-project/bind-subproject')
  await expect(page.getByRole('textbox', { name: /^项目名称/ })).toHaveValue(title)
  await page.goto('/account/settings/bank')
  await expect(page.getByRole('textbox', { name: /^银行账号/ })).toHaveValue(account)
})

test('a sign-out in one tab seals what another tab holds, and leaves its page', async ({ page, context }) => {
  await signInAs(page, researcher)
  await typeTitle(page)
  const words = await personalWords(page)
  const second = await (context as BrowserContext).newPage()
  await second.goto('/')
  await signOut(second)
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  const left = await everyStore(page)
  expect(words.filter((word) => left.includes(word))).toEqual([])
  await signInAs(page, researcher)
  await page.goto('/my-project/bind-subproject')
  await expect(page.getByRole('textbox', { name: /^项目名称/ })).toHaveValue(title)
})
