/** Tests of batch decisions on screen: preview, report, lost responses. */
import { personaUserId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { signOut } from '@/session/sign-out'
import { listPageSize } from '@/shared/list/use-list-state'
import { backend } from '../../../tests/backend'
import { interceptCall, lineBreaks } from '../../../tests/pending-requests'
import { pressChecked } from '../../../tests/press-checked'
import { renderAt } from '../../../tests/render'
import { batchEntries } from './batch-entries'
import { takeBack } from './send-batch'

afterEach(() => vi.restoreAllMocks())

const { db } = backend
const kind = 'FOREIGN_EXPERT'
const address = `/commission?tab=${kind}&state=SUBMITTED`
const as = { as: 'supervisingDepartment' } as const

/** Works that wait to be received: more than one part of a batch. */
function waiting(count: number) {
  const [first] = db.works.where({ kind, state: 'SUBMITTED' })
  const content = first && db.contents.get(first.id)
  if (!content) throw new Error('nothing waits')
  for (const { id } of db.works.where({ kind, state: 'SUBMITTED' })) db.works.update(id, { state: 'ACCEPTED' })
  return Array.from({ length: count }, (_, at) => {
    const id = `more-${at + 10}`
    db.contents.insert({ ...content, id })
    return db.works.insert({ ...first, id, title: `项目${at + 10}` })
  })
}

const received = (id: string) => db.workHistories.where({ workId: id, step: 'RECEIVE' }).length
const receivedIn = (works: readonly { id: string }[]) => works.map(({ id }) => received(id))

/** Selects all pages of the list and opens the dialog of receiving. */
async function begin(user: UserEvent, count: number) {
  for (let page = 1; page <= Math.ceil(count / listPageSize); page += 1) {
    if (page > 1) await user.click(screen.getByRole('button', { name: `第 ${page} 页` }))
    await waitFor(() => expect(screen.getByRole('link', { name: `项目${page}0` })).toBeTruthy())
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }))
    await screen.findByText(`已选择 ${Math.min(page * listPageSize, count)} 项`)
  }
  await user.click(screen.getByRole('button', { name: `受理 ${count} 份` }))
  return screen.findByRole('dialog', { name: `受理 ${count} 份？` })
}

it('everything the list has found is selected at once, and one decision goes through all of it', async () => {
  const works = waiting(23)
  const { user } = await renderAt(address, as)
  await user.click(await screen.findByRole('button', { name: '选择各页全部' }))
  expect(await screen.findByText('已选择 23 项')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '受理 23 份' }))
  await pressChecked(user, await screen.findByRole('dialog', { name: '受理 23 份？' }), '受理')
  await waitFor(() => expect(screen.getByText('受理：23 项成功')).toBeTruthy())
  expect(receivedIn(works)).toEqual(works.map(() => 1))
})

it('selecting everything without a line says so in its place, and selects nothing', async () => {
  waiting(11)
  const { user } = await renderAt(address, as)
  const all = await screen.findByRole('button', { name: '选择各页全部' })
  interceptCall('Works', () => lineBreaks())
  await user.click(all)
  expect(await screen.findByText(/^网络无法连接/)).toBeTruthy()
  expect(screen.queryByText(/^已选择/)).toBeNull()
})

it('a batch is previewed by name with its letters, and the report takes all of it back', async () => {
  const works = waiting(2)
  const { user } = await renderAt(address, as)
  const dialog = await begin(user, 2)
  const preview = within(dialog)
  expect(await preview.findByText(/^2 项都可以办理；共发出 \d+ 条通知。$/)).toBeTruthy()
  const [letters] = preview.getAllByText(/^通知 /)
  if (!letters) throw new Error('no letters')
  await user.click(letters)
  await waitFor(() => expect(preview.getByText(/现在的状态为“已受理/)).toBeTruthy())
  await pressChecked(user, dialog, '受理')
  expect(await screen.findByText('受理：2 项成功')).toBeTruthy()
  expect(receivedIn(works)).toEqual([1, 1])
  expect(screen.getByText(/^通知在 .* 发出，在此之前可以撤回。$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '撤回 2 项' }))
  await waitFor(() => expect(screen.getByText('受理：0 项成功，2 项已撤回')).toBeTruthy())
  expect(works.map(({ id }) => db.works.get(id)?.state)).toEqual(['SUBMITTED', 'SUBMITTED'])
})

it('a lost response is asked for: no paper is decided twice, and an item submitted again is named', async () => {
  const works = waiting(3)
  const [changed] = works
  if (!changed) throw new Error('none')
  const { user } = await renderAt(address, as)
  const dialog = await begin(user, 3)
  const values = db.contents.get(changed.id)?.submitted?.values ?? {}
  db.contents.update(changed.id, { submitted: { revision: 99, values } })
  interceptCall('DecideWorks', async (go) => {
    await go()
    return lineBreaks()
  })
  await pressChecked(user, dialog, '受理')
  expect(await screen.findByText('受理：2 项成功，1 项没有成功')).toBeTruthy()
  expect(screen.getByText(`《${changed.title}》：这份内容在您打开之后重新提交过，请阅读新的内容后再审核`)).toBeTruthy()
  expect(receivedIn(works)).toEqual([0, 1, 1])
})

it('a line cut in the middle leaves the rest to continue under the same key, also after a reload', async () => {
  const works = waiting(21)
  const first = await renderAt(address, as)
  const dialog = await begin(first.user, works.length)
  let sent = 0
  interceptCall('DecideWorks', (go) => {
    sent += 1
    return sent === 1 ? go() : lineBreaks()
  })
  await pressChecked(first.user, dialog, '受理')
  await waitFor(() => expect(screen.getByText('受理：20 项成功')).toBeTruthy())
  expect(screen.getByText('1 项没有办理。')).toBeTruthy()
  vi.restoreAllMocks()
  first.leave()
  const { user } = await renderAt(address, as)
  await user.click(await screen.findByRole('button', { name: '继续办理 1 项' }))
  await waitFor(() => expect(screen.getByText('受理：21 项成功')).toBeTruthy())
  expect(receivedIn(works)).toEqual(works.map(() => 1))
})

it('a tab closed while a part is on its way shows after the reload what was decided', async () => {
  const works = waiting(3)
  const first = await renderAt(address, as)
  const dialog = await begin(first.user, 3)
  let isDecided = false
  interceptCall('DecideWorks', async (go) => {
    await go()
    isDecided = true
    return new Promise<Response>(() => undefined)
  })
  await pressChecked(first.user, dialog, '受理')
  await waitFor(() => expect(isDecided).toBe(true))
  first.leave()
  vi.restoreAllMocks()
  await renderAt(address, as)
  await waitFor(() => expect(screen.getByText('受理：3 项成功')).toBeTruthy())
  expect(screen.queryByText(/没有办理/)).toBeNull()
  expect(receivedIn(works)).toEqual([1, 1, 1])
})

it('a login that ends leaves a report which says what is not decided, for its person only', async () => {
  const works = waiting(3)
  const first = await renderAt(address, as)
  const dialog = await begin(first.user, 3)
  let sent = 0
  interceptCall('DecideWorks', (go) => {
    sent += 1
    for (const { id } of db.sessions.all()) db.sessions.remove(id)
    return go()
  })
  await pressChecked(first.user, dialog, '受理')
  await waitFor(() => expect(sent).toBe(1))
  expect(await screen.findByText('3 项没有办理。')).toBeTruthy()
  expect(screen.queryByText(/还不知道结果/)).toBeNull()
  first.leave()
  vi.restoreAllMocks()
  const entries = batchEntries(personaUserId('supervisingDepartment'), `/commission ${kind}`, Date.now())
  expect(entries.map(({ papers }) => papers.length)).toEqual([3])
  expect(batchEntries(personaUserId('unitAdministrator'), `/commission ${kind}`, Date.now())).toEqual([])
  const { user } = await renderAt(address, as)
  await user.click(await screen.findByRole('button', { name: '继续办理 3 项' }))
  await waitFor(() => expect(screen.getByText('受理：3 项成功')).toBeTruthy())
  expect(receivedIn(works)).toEqual([1, 1, 1])
})

it('a batch that is stopped keeps what is decided and sends nothing more, until it is continued', async () => {
  const works = waiting(21)
  const { user } = await renderAt(address, as)
  const dialog = await begin(user, works.length)
  let sent = 0
  let answer: (() => void) | undefined
  interceptCall('DecideWorks', async (go) => {
    sent += 1
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return go()
  })
  await pressChecked(user, dialog, '受理')
  await waitFor(() => expect(sent).toBe(1))
  await user.click(within(dialog).getByRole('button', { name: '停止' }))
  answer?.()
  await waitFor(() => expect(screen.getByText('1 项没有办理。')).toBeTruthy())
  expect(sent).toBe(1)
  expect(receivedIn(works)).toEqual(works.map((_work, at) => (at < 20 ? 1 : 0)))
  vi.restoreAllMocks()
  await user.click(screen.getByRole('button', { name: '继续办理 1 项' }))
  await waitFor(() => expect(screen.getByText('受理：21 项成功')).toBeTruthy())
  expect(receivedIn(works)).toEqual(works.map(() => 1))
})

it('a report taken back in one tab says so in the other, which takes nothing back twice', async () => {
  const works = waiting(2)
  const { user } = await renderAt(address, as)
  await pressChecked(user, await begin(user, 2), '受理')
  await screen.findByText('受理：2 项成功')
  const [{ key } = { key: '' }] = batchEntries(
    personaUserId('supervisingDepartment'),
    `/commission ${kind}`,
    Date.now(),
  )
  // The other tab has the same report open.
  await takeBack(
    key,
    works.map(({ id }) => id),
  )
  await user.click(screen.getByRole('button', { name: '撤回 2 项' }))
  await waitFor(() => expect(screen.getByText('受理：0 项成功，2 项已撤回')).toBeTruthy())
  expect(works.map(({ id }) => db.workHistories.where({ workId: id, step: 'TAKE_BACK' }).length)).toEqual([1, 1])
})

it('a sign-out leaves no names and no opinion on the device; the next sign-in finds the report whole', async () => {
  const works = waiting(21)
  const first = await renderAt(address, as)
  const dialog = await begin(first.user, works.length)
  let sent = 0
  interceptCall('DecideWorks', (go) => {
    sent += 1
    return sent === 1 ? go() : lineBreaks()
  })
  await pressChecked(first.user, dialog, '受理')
  await waitFor(() => expect(screen.getByText('1 项没有办理。')).toBeTruthy())
  vi.restoreAllMocks()
  const stored = () => JSON.stringify({ ...localStorage })
  expect(stored()).toContain(works[0]?.title)
  await signOut(async () => true)
  for (const word of [...works.flatMap(({ id, title }) => [id, title]), personaUserId(as.as)])
    expect(stored()).not.toContain(word)
  first.leave()
  const { user } = await renderAt(address, as)
  await user.click(await screen.findByText('每一项的结果'))
  for (const { title } of works) expect(screen.getByText(`《${title}》`, { selector: 'li > span' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '继续办理 1 项' }))
  await waitFor(() => expect(screen.getByText('受理：21 项成功')).toBeTruthy())
  expect(receivedIn(works)).toEqual(works.map(() => 1))
})
