// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { documentsAnew, openDocument, texts } from '../../../tests/open-documents'
import { storedDrafts } from '../../../tests/stored-drafts'

documentsAnew()

/** What the portal does after a login, in the document opened last. */
const endLogin = async (ending: 'asked' | 'forced') => (await import('../events/sign-out-tasks')).afterLogin(ending)

/** A new document in which the person typed, and what they typed is stored. */
async function typedIn(answers: Readonly<Record<string, string>>) {
  const tab = await openDocument()
  const page = tab.page('u1', 'profile')
  page.type(answers)
  await page.keeper.now()
  return tab
}

describe('certificate, bank and phone numbers in a draft', () => {
  it('are stored encrypted, readable in the same tab, and reported as lost in another', async () => {
    const tab = await openDocument()
    const page = tab.page('u1', 'profile')
    page.typeSecret({ '': '6222020200112233' })
    await page.keeper.now()
    const stored = await storedDrafts()
    expect(stored).toContain('account')
    expect(stored).not.toContain('6222020200112233')
    const session = tab.close()
    const again = await openDocument(session)
    expect(await again.page('u1', 'profile').keeper.find()).toMatchObject([{ secret: { '': '6222020200112233' } }])
    again.close()
    const other = await openDocument()
    expect(await other.page('u1', 'profile').keeper.find()).toMatchObject([{ secret: null, withheld: 1 }])
  })

  it('are not stored by a page left after signing out, which is reported', async () => {
    const tab = await openDocument()
    const page = tab.page('u1', 'profile')
    await endLogin('asked')
    page.typeSecret({ '': '6222020200112233' })
    await page.keeper.now()
    expect(page.said).toEqual(['failed'])
    expect(Object.keys(sessionStorage).filter((name) => name.includes('key'))).toEqual([])
  })

  it('stay readable for the person whose login expired', async () => {
    const tab = await openDocument()
    const page = tab.page('u1', 'profile')
    page.typeSecret({ '': '6222020200112233' })
    await page.keeper.now()
    await endLogin('forced')
    page.leave()
    expect(await tab.page('u1', 'profile').keeper.find()).toMatchObject([{ secret: { '': '6222020200112233' } }])
  })
})

describe('a reloaded page with several forms', () => {
  it('finds the text of each', async () => {
    const tab = await openDocument()
    for (const thing of ['form', 'note']) {
      const page = tab.page('u1', thing)
      page.type({ text: thing })
      await page.keeper.now()
    }
    const again = await openDocument(tab.close())
    const found = await Promise.all(['form', 'note'].map((thing) => again.page('u1', thing).keeper.find()))
    expect(found.map((drafts) => texts(drafts ?? []))).toEqual([[['text', 'form']], [['text', 'note']]])
  })
})

describe('drafts of two tabs', () => {
  it('are independent while both are open, and an idle tab deletes nothing', async () => {
    const [first, second] = [await openDocument(), await openDocument()]
    const typing = first.page('u1', 'profile')
    typing.type({ name: '张三' })
    await typing.keeper.now()
    const idle = second.page('u1', 'profile')
    expect(await idle.keeper.find()).toEqual([])
    await idle.saved()
    idle.leave()
    second.close()
    first.close()
    const third = await openDocument()
    expect(texts(await third.page('u1', 'profile').keeper.find())).toEqual([['name', '张三']])
  })

  it('with unsaved text are both offered again, newest first, and saving one keeps the other', async () => {
    const [first, second] = [await openDocument(), await openDocument()]
    const item = first.page('u1', 'profile')
    const two = second.page('u1', 'profile')
    const three = second.page('u1', 'profile')
    item.type({ name: '一' })
    await item.keeper.now()
    await new Promise((resolve) => setTimeout(resolve, 5))
    two.type({ name: '二' })
    await two.keeper.now()
    three.type({ name: '三' })
    await three.keeper.now()
    await three.saved()
    first.close()
    second.close()
    const later = await openDocument()
    const found = await later.page('u1', 'profile').keeper.find()
    expect(texts(found)).toEqual([
      ['name', '二'],
      ['name', '一'],
    ])
  })

  it('are transferred in one transaction, so that a draft is never in neither tab and never in both', async () => {
    const first = await typedIn({ name: '一', phone: '二' })
    first.close()
    const next = await openDocument()
    const page = next.page('u1', 'profile')
    const [name] = await page.keeper.find()
    page.type({ name: '一' })
    if (name) page.keeper.take([name])
    await page.keeper.now()
    next.close()
    const last = await openDocument()
    const found = await last.page('u1', 'profile').keeper.find()
    expect(texts(found).sort()).toEqual([
      ['name', '一'],
      ['phone', '二'],
    ])
  })

  it('are both gone once the person has decided on both versions of a field', async () => {
    for (const name of ['一', '二']) (await typedIn({ name })).close()
    const page = (await openDocument()).page('u1', 'profile')
    page.keeper.take(await page.keeper.find())
    await page.keeper.now()
    expect(await storedDrafts()).toBe('[]')
  })

  it('restored in both are kept in both, although only the first still finds them on the device', async () => {
    const former = await typedIn({ name: '一' })
    former.close()
    const read = async () => {
      const page = (await openDocument()).page('u1', 'profile')
      return { page, found: await page.keeper.find() }
    }
    for (const { page, found } of [await read(), await read()]) {
      expect(texts(found)).toEqual([['name', '一']])
      page.keeper.take(found)
      page.type({ name: '一' })
      await page.keeper.now()
      expect(page.said.at(-1)).toBe('kept')
    }
  })

  it('stay separate when one tab was duplicated from the other', async () => {
    await typedIn({ name: '一' })
    const copy = await openDocument({ ...sessionStorage })
    expect(await copy.page('u1', 'profile').keeper.find()).toEqual([])
  })

  it('stay with their own tab when it comes back from the browser’s page cache, which takes its lock away', async () => {
    const first = await typedIn({ name: '一' })
    first.close()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    const second = await openDocument()
    expect(await second.page('u1', 'profile').keeper.find()).toEqual([])
  })

  it.each<[string, unknown]>([
    ['has no locks', undefined],
    ['refuses locks', { request: () => Promise.reject(new Error('denied')), query: () => Promise.reject(new Error()) }],
  ])('are found in the next one also where the browser %s', async (_case, value) => {
    Object.defineProperty(navigator, 'locks', { value, configurable: true })
    const first = await typedIn({ name: '一' })
    const next = await openDocument(first.close())
    expect(texts(await next.page('u1', 'profile').keeper.find())).toEqual([['name', '一']])
  })
})
