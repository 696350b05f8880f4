/** Tests of sorting, searching and exporting a long inbox. */
import { beforeEach, describe, expect, it } from 'vitest'
import { compareTexts } from '@/lib/collections/in-order'
import { personaUserId } from '../personas'
import { askAs, backendForTest } from '../resolvers/ask-as'
import { exportAs } from '../resolvers/export-as'

const backend = backendForTest()
const { db } = backend
const me = personaUserId('researcher')
let ask = askAs(backend, 'researcher')
const call =
  'query($order: MessageOrder, $keyword: String!, $pageNo: Int!) { searchMessages(keyword: $keyword, type: INBOX, orderBy: $order, pageNo: $pageNo, pageSize: 100) { total unread items { _id title titleEn createDate system read } } }'

interface Item {
  _id: string
  title: string
  titleEn: string | null
  createDate: number
  system: string
}
const page = async (order?: object, keyword = '', pageNo = 1) =>
  (await ask(call, { order, keyword, pageNo })).data as { total: number; items: Item[] }

let written = 0
function write(title: string, at: number, more: object = {}): string {
  written += 1
  const row = { id: `own-${written}`, userId: me, createDate: at, read: false, contentType: 'INBOX' as const, title }
  return db.messages.insert({ ...row, content: null, system: 's02', link: null, todo: null, ...more }).id
}

beforeEach(async () => {
  await backend.reset()
  ask = askAs(backend, 'researcher')
  for (const [index, title] of ['张江通知', '安全提醒', '第 10 号', '第 9 号'].entries())
    write(title, Date.UTC(2026, 0, index + 1), {
      system: index % 2 === 0 ? 's09' : 's01',
      titleEn: `${9 - index} words`,
    })
})

describe('messages in an order', () => {
  it.each<[string, (item: Item) => string | number]>([
    ['DATE', ({ createDate }) => createDate],
    ['TITLE', ({ title }) => title],
    ['TITLE_EN', ({ title, titleEn }) => titleEn ?? title],
    ['SYSTEM', ({ system }) => system],
  ])('are sorted by %s in both directions, with all of them', async (field, keyOf) => {
    const usual = (await page()).items
    const compare = (a: string | number, b: string | number) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))
    for (const descending of [false, true]) {
      const { items, total } = await page({ field, descending })
      expect(total).toBe(usual.length)
      expect(items.map(keyOf)).toEqual(usual.map(keyOf).sort((a, b) => (descending ? compare(b, a) : compare(a, b))))
    }
  })

  it('stay in order after one was read, one was removed and two came', async () => {
    const order = { field: 'TITLE', descending: true }
    const { items } = await page(order)
    await ask('mutation($id: ID!) { markMessageRead(id: $id) }', { id: items[1]?._id })
    await ask('mutation($id: ID!) { removeMessage(id: $id) }', { id: items[2]?._id })
    const later = [write('自然科学基金', Date.UTC(2026, 5, 1)), write('办公时间', Date.UTC(2026, 5, 2))]
    const after = await page(order)
    expect(after.items.map(({ title }) => title)).toEqual(
      after.items.map(({ title }) => title).sort((a, b) => compareTexts(b, a)),
    )
    expect(after.total).toBe(items.length + 1)
    expect(after.items.map(({ _id }) => _id)).toEqual(expect.arrayContaining(later))
    expect(after.items.find(({ _id }) => _id === items[1]?._id)).toMatchObject({ read: true })
  })

  it('finds words of a title that was changed since the last search, and no former ones', async () => {
    const id = write('旧的标题', 0)
    expect((await page(undefined, '旧的标题')).total).toBe(1)
    db.messages.update(id, { title: '新的标题' })
    expect((await page(undefined, '旧的标题')).total).toBe(0)
    expect((await page(undefined, '新的标题')).total).toBe(1)
  })
})

describe('exported messages', () => {
  const list = { messages: { type: 'INBOX', keyword: '号', orderBy: { field: 'TITLE', descending: false } } }

  it('are those of the list in its order, with their words and without markup', async () => {
    write('第 11 号', 0, { content: '<p>请 &lt;尽快&gt;<br>办理 &amp; 回复</p>', read: true })
    const { title, head, rows } = await exportAs(ask, list)
    expect([title, head]).toEqual(['消息', ['消息标题', '来源', '发送时间', '状态', '正文']])
    const own = rows.filter(([name]) => name?.startsWith('第 '))
    expect(own.map(([name]) => name)).toEqual(['第 9 号', '第 10 号', '第 11 号'])
    expect(own[2]).toEqual(['第 11 号', '项目与基地', '1970-01-01 08:00', '已读', '请 <尽快> 办理 & 回复'])
  })

  it('are nobody else’s, also when their ids are known', async () => {
    const { ids } = await exportAs(ask, list)
    const rows = 'query($list: ExportedList!, $ids: [ID!]!) { exportedRows(list: $list, ids: $ids) { rows } }'
    expect(ids.length).toBeGreaterThan(0)
    expect((await askAs(backend, 'auditor')(rows, { list, ids })).data.rows).toEqual([])
  })

  it('of another type are refused', async () => {
    expect((await exportAs(ask, { messages: { type: 'TODO' } })).code).toBe(600)
  })
})
