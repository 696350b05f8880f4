/** A document of a signed-in person, for tests of what becomes of drafts when people sign out and in. */
import { openingKeyOf, sealingKeyOf } from '@mocks/sealing-keys'
import { openDocument, texts } from './open-documents'

/** What the person types. */
export const typed = '张三的意见：同意立项'

/** How the person signed in. */
export interface Login {
  /** An older gateway gives no keys. */
  withoutKeys?: boolean
  sealingKey?: string
  openingKey?: () => Promise<string | null>
  isSignedOut?: () => boolean
  session?: Record<string, string>
}

/** A document in which a person is signed in. */
export async function signedIn(
  userId: string,
  { withoutKeys, sealingKey = sealingKeyOf(userId), openingKey, isSignedOut, session }: Login = {},
) {
  const tab = await openDocument(session)
  const owner = await import('@/lib/drafts/draft-owner')
  const drafts = await import('@/lib/drafts/sealed-drafts')
  const { flushDrafts } = await import('@/lib/drafts/draft-writer')
  const keys = { sealingKey: withoutKeys ? null : sealingKey }
  owner.configureDraftOwner(() => ({
    ...{ userId, ...keys, isSignedOut },
    openingKey: openingKey ?? (async () => openingKeyOf(userId)),
  }))
  return {
    ...tab,
    ...drafts,
    closeDrafts: owner.closeDrafts,
    page: (thing = 'review:1', whose = userId) => tab.page(whose, thing),
    async type(text = typed, thing = 'review:1') {
      const page = tab.page(userId, thing)
      page.type({ opinion: text })
      await page.keeper.now()
      return page
    },
    async signOut() {
      owner.beginLeaving()
      const unstored = await flushDrafts()
      const left = await drafts.sealDrafts(userId)
      tab.forgetKeys()
      tab.close()
      return left === null ? null : left + unstored
    },
    find: async (thing = 'review:1') => texts(await tab.page(userId, thing).keeper.find()),
  }
}
