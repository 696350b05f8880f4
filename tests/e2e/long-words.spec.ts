/** Browser test that very long words do not widen a page. */
import type { PersonaId } from '@mocks/personas'
import type { Page } from '@playwright/test'
import { enterAs, guide } from './backend'
import { expect, test } from './test'

/** One word of 300 letters without a line-break opportunity. */
const longest = 'W'.repeat(300)

/** Replaces every name, title and sentence in responses by a word of that length. */
async function lengthenAnswers(page: Page): Promise<void> {
  await page.addInitScript((word) => {
    const written =
      /^(title|name|projectName|topicName|baseName|unitName|userFullname|creatorName|leaderName|inviter|inviterName|inviteeName|nominator|nominee|award|fromUnit|heldBy|belongsTo|department|opinion|content|message)(English)?$/
    const lengthen = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((item) => lengthen(item, key))
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, value]) => [name, lengthen(value, name)]))
      return typeof value === 'string' && value !== '' && written.test(key) ? word : value
    }
    const own = window.fetch.bind(window)
    window.fetch = async (...args) => {
      const answer = await own(...args)
      const address = args[0] instanceof Request ? args[0].url : String(args[0])
      if (!address.includes('/graphql')) return answer
      const { status, headers } = answer
      const { data, ...rest } = await answer.clone().json()
      return new Response(JSON.stringify({ ...rest, data: lengthen(data) }), { status, headers })
    }
  }, longest)
}

const screens: readonly [who: PersonaId | null, addresses: readonly string[]][] = [
  [
    null,
    ['/expert/invite?code=REVIEW-AI', '/expert/invitation?code=OVERSEAS-HO', '/topicRelevance?id=topic-1', '/guides'],
  ],
  ['researcher', ['/', '/my-project']],
  ['unitAdministrator', ['/', `/project-manage-list/unit-1/${guide().id}`, '/company/unit-1/staff']],
]

for (const [who, addresses] of screens)
  test(`words and names of 300 letters do not widen the page: ${who ?? 'a guest'} at ${addresses.join(', ')}`, async ({
    page,
  }) => {
    await lengthenAnswers(page)
    for (const [index, address] of addresses.entries()) {
      await (who && index === 0 ? enterAs(page, who, address) : page.goto(address))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.ant-skeleton, [aria-busy=true]')).toHaveCount(0)
      await expect(page.getByText(longest).first()).toBeAttached()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        // Tables become cards a moment after the window is narrower.
        await expect.poll(over, { message: `${address} ${width} px wide` }).toBeLessThanOrEqual(0)
      }
    }
  })
