// @vitest-environment jsdom
/** Tests of a draft that is sealed more than once or must not be opened yet: by two tabs one after the other, while the person may still go back. */

import { describe, expect, it } from 'vitest'
import { documentsAnew } from '../../../tests/open-documents'
import { signedIn, typed } from '../../../tests/signed-in-document'
import { storedDrafts } from '../../../tests/stored-drafts'

const number = '6222020200112233'

documentsAnew()

describe('a sign-out', () => {
  it('in one tab, which the other follows, offers each text once at the next sign-in, and no number as lost', async () => {
    const following = await signedIn('u1')
    const page = following.page()
    page.typeSecret({ '': number })
    await page.keeper.now()
    const first = await signedIn('u1')
    // The first tab cannot read what the other one encrypted.
    const sessionOfFollowing = { ...sessionStorage }
    sessionStorage.clear()
    expect(await first.signOut()).toBe(0)
    for (const [key, value] of Object.entries(sessionOfFollowing)) sessionStorage.setItem(key, value)
    expect(await following.signOut()).toBe(0)
    const next = await signedIn('u1')
    expect(await next.page().keeper.find()).toMatchObject([{ secret: { '': number }, withheld: 1 }])
  })

  it('taken back again and again, with more typed each time, offers what was typed last', async () => {
    const tab = await signedIn('u1')
    const page = tab.page()
    for (const text of ['一', '一二', '一二三', '一二三四', '一二三四五']) {
      tab.closeDrafts(false)
      page.type({ opinion: text })
      await page.keeper.now()
      expect(await tab.sealDrafts('u1')).toBe(0)
    }
    tab.close()
    expect(await (await signedIn('u1')).find()).toEqual([['opinion', '一二三四五']])
  })

  it('is followed by a sign-in in the same tab that finds the text again', async () => {
    const tab = await signedIn('u1')
    const page = await tab.type()
    await tab.find()
    page.leave()
    expect(await tab.sealDrafts('u1')).toBe(0)
    tab.closeDrafts(false)
    expect(await tab.find()).toEqual([['opinion', typed]])
  })

  it('calls nothing stored that is typed while the person is asked, and stores it once they go back', async () => {
    const tab = await signedIn('u1')
    const page = await tab.type()
    await tab.sealDrafts('u1')
    page.type({ opinion: `${typed}，补充` })
    await page.keeper.now()
    expect(page.said).toEqual(['kept'])
    tab.closeDrafts(false)
    await page.keeper.now()
    expect(page.said).toEqual(['kept', 'kept'])
    expect(await storedDrafts()).toContain(`${typed}，补充`)
  })

  it('is not undone by a page that looks for its draft before it is left', async () => {
    const tab = await signedIn('u1')
    await tab.type()
    const reading = tab.openSealedDrafts('u1')
    await tab.sealDrafts('u1')
    await reading
    await tab.openSealedDrafts('u1')
    expect(await storedDrafts()).not.toContain(typed)
    tab.closeDrafts(false)
    expect(await tab.find()).toEqual([['opinion', typed]])
  })
})
