/** Tests that all places show a to-do in the same colours. */
import { personaUserId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { formatDay } from '@/lib/time/beijing-time'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

const day = 24 * 3_600_000

/** A reminder that began and is due some days from now. */
function remind(title: string, startsIn: number, dueIn: number): void {
  const now = Date.now()
  const todo = { std: now + startsIn * day, end: now + dueIn * day }
  backend.db.messages.insert({
    ...{ id: title, userId: personaUserId('researcher'), createDate: now, read: true, contentType: 'TODO' as const },
    ...{ title, content: null, system: 's02', link: null, todo },
  })
}

/** The four states of a todo (specification, section 4): when it began and is due, in words and in colour. */
const states = [
  { title: '甲事项', startsIn: -5, dueIn: -3, words: '已逾期 3 天', color: 'orange' },
  { title: '乙事项', startsIn: -5, dueIn: 2, words: '即将到期，还剩 2 天', color: 'red' },
  { title: '丙事项', startsIn: -5, dueIn: 4, words: '进行中，已用 5 天', color: 'blue' },
  { title: '丁事项', startsIn: 1, dueIn: 5, words: '未开始', color: 'default' },
] as const

beforeEach(() => {
  // Nothing else is due, so that the bell's few lines hold all four.
  backend.db.works.where({}).forEach(({ id }) => void backend.db.works.remove(id))
  backend.db.messages.where({ contentType: 'TODO' }).forEach(({ id }) => void backend.db.messages.remove(id))
  for (const { title, startsIn, dueIn } of states) remind(title, startsIn, dueIn)
})

/** The state's tag in the entry with this title, with its colour. */
function tagOf(region: HTMLElement, { title, words }: (typeof states)[number]): string | null | undefined {
  const entry = within(region).getByText(title).closest('li') ?? expect.fail(`${title} is in no list`)
  const tag = within(entry).getByText(words).closest('[data-color]')
  expect(tag?.querySelector('svg'), `${title} has an icon`).toBeTruthy()
  return tag?.getAttribute('data-color')
}

it.each([
  ['home', '/'],
  ['the list of todos', '/mail'],
])('%s shows overdue in orange, due soon in red, in progress in blue, each with its days', async (_, path) => {
  await renderAt(path, { as: 'researcher' })
  await screen.findByText('甲事项')
  for (const state of states) expect(tagOf(document.body, state), state.title).toBe(state.color)
})

it('the bell shows the same colours', async () => {
  const { user } = await renderAt('/resume/work', { as: 'researcher' })
  await user.click(await screen.findByRole('button', { name: /^通知和消息/ }))
  await user.click(await screen.findByRole('tab', { name: /^待办/ }))
  const panel = await screen.findByRole('tabpanel', { name: /^待办/ })
  await within(panel).findByText('甲事项')
  for (const state of states) expect(tagOf(panel, state), state.title).toBe(state.color)
})

it.each(states)('the calendar shows $title in $color, as a list and in the month', async (state) => {
  const month = formatDay(Date.now() + state.dueIn * day).slice(0, 7)
  const { user } = await renderAt(`/mail/calendar?month=${month}&view=list`, { as: 'researcher' })
  await screen.findByText(state.title)
  expect(tagOf(document.body, state)).toBe(state.color)
  await user.click(screen.getByRole('button', { name: '月历' }))
  const entry = within(await screen.findByRole('grid')).getByRole('link', { name: state.title })
  expect(entry.getAttribute('data-color')).toBe(state.color)
  expect(entry.title).toContain(state.words)
  expect(entry.querySelector('svg') !== null).toBe(state.color !== 'default')
})
