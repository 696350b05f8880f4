// @vitest-environment jsdom
/** Tests of sealing what a person typed when they sign out, and of opening it when they sign in again. */

import { openingKeyOf, sealingKeyOf } from '@mocks/sealing-keys'
import { describe, expect, it, vi } from 'vitest'
import { documentsAnew, within } from '../../../tests/open-documents'
import { type Login, signedIn, typed } from '../../../tests/signed-in-document'
import { storedDrafts } from '../../../tests/stored-drafts'

const day = 24 * 60 * 60 * 1000
const number = '6222020200112233'

/** Everything in the store, keys too, as one text. */
async function everything(): Promise<string> {
  const { inDraftStore } = await import('./draft-database')
  const { answerOf } = await import('../storage/device-database')
  const keys = await inDraftStore('readonly', (slots) => answerOf(slots.getAllKeys()))
  return JSON.stringify(keys) + (await storedDrafts())
}

/** A person has typed and signed out. */
async function typedAndSignedOut(userId = 'u1') {
  const tab = await signedIn(userId)
  await tab.type()
  return tab.signOut()
}

documentsAnew()

describe('what was typed and not saved', () => {
  it('is unreadable after the sign-out, under a name that says nothing, and there again after the next sign-in', async () => {
    expect(await typedAndSignedOut()).toBe(0)
    const stored = await everything()
    expect(stored).toMatch(/^\["sealed\/[0-9a-f]{32}"\]/)
    for (const word of [typed, 'opinion', 'review', 'u1"', openingKeyOf('u1')]) expect(stored).not.toContain(word)
    expect(await (await signedIn('u1')).find()).toEqual([['opinion', typed]])
    expect(await everything()).not.toContain('sealed/')
  })

  it('keeps bank and certificate numbers, which the tab encrypts, through the sign-out', async () => {
    const tab = await signedIn('u1')
    const page = tab.page()
    page.typeSecret({ '': number })
    await tab.signOut()
    expect(await everything()).not.toContain(number)
    const again = await signedIn('u1')
    expect(await again.page().keeper.find()).toMatchObject([{ secret: { '': number }, withheld: 1 }])
    expect(await everything()).not.toContain(number)
  })

  it.each<[string, Login & { as?: string; at?: number }, readonly unknown[], boolean]>([
    ['is not there for another person, and stays sealed', { as: 'u2' }, [], true],
    ['is there a second before seven days are over', { at: 7 * day - 1000 }, [['opinion', typed]], false],
    ['is gone after seven days', { at: 7 * day + 1000 }, [], false],
    ['is there when the clock was set back', { at: -30 * day }, [['opinion', typed]], false],
    ['stays sealed for a gateway that has no keys now', { withoutKeys: true }, [], true],
    ['stays sealed when the server gives no key', { openingKey: async () => null }, [], true],
    [
      'is deleted when the key does not fit, for nobody can read it',
      { openingKey: async () => openingKeyOf('u2') },
      [],
      false,
    ],
  ])('%s', async (_case, { as = 'u1', at = 0, ...login }, found, isSealed) => {
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now)
    await typedAndSignedOut()
    vi.spyOn(Date, 'now').mockReturnValue(now + at)
    const next = await signedIn(as, login)
    expect(await next.find()).toEqual(found)
    expect((await everything()).includes('sealed/')).toBe(isSealed)
  })

  it('is asked for again when the key could not be fetched the first time', async () => {
    await typedAndSignedOut()
    const openingKey = vi.fn(async () => openingKeyOf('u1')).mockRejectedValueOnce(new Error('no line'))
    const next = await signedIn('u1', { openingKey })
    await expect(next.openSealedDrafts('u1')).rejects.toThrow('no line')
    expect(await next.find()).toEqual([['opinion', typed]])
    expect(openingKey).toHaveBeenCalledTimes(2)
  })

  it('is asked for again for its form where the device has something of another form', async () => {
    await typedAndSignedOut()
    const openingKey = vi.fn(async () => openingKeyOf('u1')).mockRejectedValueOnce(new Error('no line'))
    const next = await signedIn('u1', { openingKey })
    const other = await next.type('另一处', 'review:2')
    other.leave()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect(await within(3000, next.find())).toEqual([['opinion', typed]])
  })

  it('is there in each tab, not only in the one that opened it', async () => {
    await typedAndSignedOut()
    const first = await signedIn('u1')
    expect(await first.find('review:2')).toEqual([])
    const second = await signedIn('u1')
    expect(await second.find()).toEqual([['opinion', typed]])
  })

  it('costs no call when nothing is sealed', async () => {
    const openingKey = vi.fn(async () => openingKeyOf('u1'))
    const tab = await signedIn('u1', { openingKey })
    await tab.type()
    expect(await tab.find()).toEqual([])
    expect(openingKey).not.toHaveBeenCalled()
  })

  it.each<[string, (entry: Record<string, unknown>) => void]>([
    [
      'is deleted when it was damaged on the device',
      (entry) => {
        entry.ciphertext = `${String(entry.ciphertext).slice(0, -8)}00000000`
      },
    ],
    [
      'is deleted when it is no ciphertext',
      (entry) => {
        entry.ciphertext = 'x'
      },
    ],
  ])('%s, which is told, and nothing else is lost', async (_case, damage) => {
    await typedAndSignedOut()
    const tab = await signedIn('u1')
    await tab.inDraftStore('readwrite', async (slots) => {
      const { answerOf } = await import('../storage/device-database')
      const [key] = await answerOf(slots.getAllKeys())
      const [entry] = await answerOf<Record<string, unknown>[]>(slots.getAll())
      damage(entry ?? {})
      slots.put(entry, key)
    })
    await tab.type('另一处', 'review:2')
    tab.close()
    const next = await signedIn('u1')
    expect([await next.find(), await next.find('review:2')]).toEqual([[], [['opinion', '另一处']]])
    expect(await everything()).not.toContain('sealed/')
    const { recentNotices } = await import('../events/notices')
    expect(recentNotices().map(({ text }) => text)).toEqual([expect.stringContaining('1 处内容还没有保存')])
  })

  it('stays when another version of the portal sealed it', async () => {
    const { encryptSm2 } = await import('../text/sm2')
    const tab = await signedIn('u1')
    const ciphertext = encryptSm2(JSON.stringify({ version: 2 }), sealingKeyOf('u1'))
    await tab.inDraftStore('readwrite', async (slots) => {
      slots.put({ touchedAt: Date.now(), sealedFor: sealingKeyOf('u1'), ciphertext }, 'sealed/1')
    })
    expect(await tab.find()).toEqual([])
    expect(await everything()).toContain(ciphertext)
  })
})

describe('a sign-out', () => {
  it.each<[string, Login, () => void]>([
    ['the gateway gave no key', { withoutKeys: true }, () => {}],
    [
      'the device is full',
      {},
      () => {
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    ],
  ])('counts what it cannot seal and leaves it as it was: %s', async (_case, login, fault) => {
    const tab = await signedIn('u1', login)
    const page = await tab.type()
    fault()
    expect(await tab.sealDrafts('u1')).toBe(1)
    vi.restoreAllMocks()
    // The person goes back, and goes on.
    tab.closeDrafts(false)
    page.type({ opinion: `${typed}，补充` })
    await page.keeper.now()
    tab.close()
    expect(await (await signedIn('u1', login)).find()).toEqual([['opinion', `${typed}，补充`]])
  })

  it('counts what each page could not store', async () => {
    const tab = await signedIn('u1')
    const pages = [tab.page('review:1'), tab.page('review:2'), tab.page('review:3')]
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    pages[0]?.type({ opinion: typed })
    pages[1]?.type({ opinion: typed, reason: typed })
    expect(await tab.signOut()).toBe(3)
  })

  it('says that the device does not answer', async () => {
    const tab = await signedIn('u1')
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await tab.sealDrafts('u1')).toBeNull()
  })

  it('deletes what the person chose to delete, and nobody else’s', async () => {
    const other = await signedIn('u2', { withoutKeys: true })
    await other.type('别人的')
    other.close()
    const tab = await signedIn('u1', { withoutKeys: true })
    await tab.type()
    await (await import('./delete-drafts')).deleteDrafts('u1')
    const stored = await everything()
    expect([stored.includes(typed), stored.includes('别人的')]).toEqual([false, true])
  })

  it('is followed by no clear text: a page that is still open writes nothing more', async () => {
    const tab = await signedIn('u1')
    const page = await tab.type()
    await tab.sealDrafts('u1')
    page.type({ opinion: typed })
    await page.keeper.now()
    page.leave()
    expect(await everything()).not.toContain(typed)
  })

  it('in two tabs at once seals each text once', async () => {
    const first = await signedIn('u1')
    await first.type()
    const second = await signedIn('u1')
    await second.type('第二个标签页')
    expect(await Promise.all([first.sealDrafts('u1'), second.sealDrafts('u1')])).toEqual([0, 0])
    expect((await everything()).match(/"sealed\//g)).toHaveLength(2)
    first.close()
    second.close()
    const next = await signedIn('u1')
    expect((await next.find()).map(([, text]) => text).sort()).toEqual([typed, '第二个标签页'].sort())
  })

  it('and a sign-in in two tabs at once open each text once', async () => {
    await typedAndSignedOut()
    const first = await signedIn('u1')
    const second = await signedIn('u1')
    await Promise.all([first.openSealedDrafts('u1'), second.openSealedDrafts('u1')])
    expect(await second.find()).toEqual([['opinion', typed]])
  })
})

describe('a tab that was frozen while another one signed out', () => {
  it('writes nothing in the clear when it wakes, says that it is in the page only, and seals it when it leaves', async () => {
    let isSignedOut = false
    const tab = await signedIn('u1', { isSignedOut: () => isSignedOut })
    const page = tab.page()
    isSignedOut = true
    page.type({ opinion: typed })
    await page.keeper.now()
    expect(await everything()).not.toContain(typed)
    expect(page.said).toEqual(['failed'])
    expect(await tab.signOut()).toBe(0)
    expect(await everything()).not.toContain(typed)
    expect(await (await signedIn('u1')).find()).toEqual([['opinion', typed]])
  })
})

describe('a login that expired', () => {
  it('keeps the drafts until somebody else signs in; then they are sealed, and open for their owner alone', async () => {
    const tab = await signedIn('u1')
    await tab.type()
    tab.close()
    expect(await everything()).toContain(typed)
    const other = await signedIn('u2')
    await other.sealDraftsOfOthers('u2')
    expect(await everything()).not.toContain(typed)
    other.close()
    expect(await (await signedIn('u1')).find()).toEqual([['opinion', typed]])
  })

  it('is sealed for each person whose key is one, also beside somebody whose key is damaged', async () => {
    for (const [userId, sealingKey] of [
      ['u0', '04damaged'],
      ['u1', undefined],
      ['u3', '04damaged'],
    ] as const) {
      const tab = await signedIn(userId, { sealingKey })
      await tab.type(`${typed} ${userId}`)
      tab.close()
    }
    const other = await signedIn('u2')
    await other.sealDraftsOfOthers('u2')
    const stored = await everything()
    expect(['u0', 'u1', 'u3'].filter((userId) => stored.includes(`${typed} ${userId}`))).toEqual(['u0', 'u3'])
  })
})
