/** Tests of the time that a draft carries: when it was typed, whichever tab wrote it and however the clock jumps. */
// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { documentsAnew, openDocument, texts } from '../../../tests/open-documents'

const day = 24 * 60 * 60 * 1000

documentsAnew()

it('the newer draft of two tabs is the one typed last, not the one written last', async () => {
  const now = Date.now()
  const at = (minutes: number) => vi.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000)
  const [item, other] = [await openDocument(), await openDocument()]
  const [first, second] = [item.page('u1', 'review:1'), other.page('u1', 'review:1')]
  at(0)
  first.type({ opinion: '先写的' })
  await first.keeper.now()
  at(1)
  second.type({ opinion: '后写的' })
  await second.keeper.now()
  // A save that fails again, a tab that is hidden: everything is written once more.
  at(2)
  await first.keeper.now()
  item.close()
  other.close()
  const next = (await openDocument()).page('u1', 'review:1')
  expect(texts(await next.keeper.find())).toEqual([
    ['opinion', '后写的'],
    ['opinion', '先写的'],
  ])
})

it('a restored draft keeps the time of its typing, however often it is restored', async () => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now)
  const tab = await openDocument()
  const page = tab.page('u1', 'review:1')
  page.type({ opinion: '昨天写的' })
  await page.keeper.now()
  tab.close()
  vi.spyOn(Date, 'now').mockReturnValue(now + day)
  const next = await openDocument()
  const later = next.page('u1', 'review:1')
  const found = await later.keeper.find()
  later.type({ opinion: '昨天写的', reason: '今天写的' })
  later.keeper.take(found)
  await later.keeper.now()
  next.close()
  const last = (await openDocument()).page('u1', 'review:1')
  expect((await last.keeper.find()).map(({ name, at }) => [name, at - now])).toEqual([
    ['reason', day],
    ['opinion', 0],
  ])
})

describe('draft times after the clock jumps', () => {
  const year = 365 * day
  it.each([
    ['forward by a day while the user types', 0, day, false],
    ['a year behind while the user types, and corrected before reopening', -year, 0, true],
    ['correct while the user types, and a year ahead on reopening', 0, year, true],
    ['back by a year', 0, -year, false],
  ])('%s', async (_case, typing, opening, serverRecorded) => {
    const now = Date.now()
    const document_ = async () => {
      const opened = await openDocument()
      if (serverRecorded) (await import('../time/server-date')).noteServerDate(new Date(now).toUTCString())
      return opened
    }
    vi.spyOn(Date, 'now').mockReturnValue(now + typing)
    const tab = await document_()
    const page = tab.page('u1', 'review:1')
    page.type({ opinion: '我' })
    await page.keeper.now()
    expect(page.said).toEqual(['kept'])
    tab.close()
    vi.spyOn(Date, 'now').mockReturnValue(now + opening)
    const next = await document_()
    expect(texts(await next.page('u1', 'review:1').keeper.find())).toEqual([['opinion', '我']])
  })
})
