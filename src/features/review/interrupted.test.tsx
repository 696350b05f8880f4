/** Tests of reviews that are interrupted by a lost line or an ended session. */
import { demoPassword } from '@mocks/personas'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { clearNotices } from '@/lib/events/notices'
import { forgetSignInAgain } from '@/session/relogin'
import { backend } from '../../../tests/backend'
import { firstAnswerLost } from '../../../tests/pending-requests'
import { renderAt } from '../../../tests/render'

afterEach(() => {
  vi.restoreAllMocks()
  backend.network.offline = false
  vi.useRealTimers()
  forgetSignInAgain()
  clearNotices()
})

const id = 'review-tech-3'
const valuesOf = () => backend.db.contents.get(id)?.values ?? {}

/** The line is gone, for two hours; the login ends meanwhile. */
async function twoHours(away: () => Promise<void>): Promise<void> {
  backend.network.offline = true
  await away()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3600_000 })
  await backend.network.expireNow()
  backend.network.offline = false
  act(() => void window.dispatchEvent(new Event('online')))
}

async function score(user: UserEvent, name: string, key: string): Promise<void> {
  const group = await screen.findByRole('radiogroup', { name: new RegExp(`^${name}`) })
  within(group).getAllByRole('radio')[0]?.focus()
  await user.keyboard(key)
  expect(within(group).getByRole('radio', { name: new RegExp(`^${key} `) })).toBeChecked()
}

async function signInAgain(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: '重新登录' }))
  expect(dialog.getByLabelText('用户名或手机号码')).toHaveValue('expert')
  await user.type(dialog.getByLabelText('密码'), `${demoPassword}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '重新登录' })).toBeNull())
}

it('scores, comments and notes survive two hours offline and an expired session, and are sent and submitted by the same user', async () => {
  const { user } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
  const weaknesses = '与同类系统的对比不足，建议补充公开数据集上的结果。'
  await twoHours(async () => {
    await score(user, '应用前景与效益', '5')
    await score(user, '研究团队与条件', '4')
    await score(user, '经费预算合理性', '4')
    for (const [name, words] of [
      [/^主要优点/, '问题提得准，指标具体，可以检验，用户单位参与。'],
      [/^主要不足与建议/, weaknesses],
    ] as const) {
      await user.clear(screen.getByRole('textbox', { name }))
      await user.type(screen.getByRole('textbox', { name }), words)
    }
    await user.click(screen.getByRole('radio', { name: '可以资助' }))
    await user.click(screen.getByRole('radio', { name: '熟悉' }))
    await user.click(screen.getByRole('button', { name: '给 关键词 加批注' }))
    await user.type(screen.getByRole('textbox', { name: '新批注（仅自己可见）' }), '核对出处')
    await user.click(screen.getByRole('button', { name: '保存批注' }))
    expect(await screen.findByText('仅存于本机，会自动重试')).toBeVisible()
  })
  await signInAgain(user)
  // The page is as it was left, and the server has all of it.
  expect(screen.getByText('我的批注（1）')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^主要不足与建议/ })).toHaveValue(weaknesses)
  await waitFor(() => expect(valuesOf()).toMatchObject({ score_benefit: '5', score_budget: '4', weaknesses }))
  expect(JSON.stringify(valuesOf().notes)).toContain('核对出处')
  await user.click(screen.getByRole('button', { name: '提交评审意见' }))
  await waitFor(() => expect(backend.db.works.get(id)).toMatchObject({ state: 'SUBMITTED' }))
  // The form went, and with it the button that was pressed: the next review is offered where the focus is.
  const next = await screen.findByRole('link', { name: /^评审下一份：/ })
  expect(next).not.toHaveAttribute('href', `/expert/review/${id}`)
  expect(document.activeElement).toBe(next.closest('[tabindex]'))
  expect(backend.db.workHistories.where({ workId: id, step: 'SUBMIT' })[0]).toMatchObject({ actorId: 'user-expert' })
})

it('scores entered in a page opened offline are sent after signing in again over it', async () => {
  const { leave } = await renderAt(`/expert/review/${id}`, { as: 'expert' })
  await screen.findByRole('region', { name: '评审表' })
  leave()
  const page: { user?: UserEvent } = {}
  await twoHours(async () => {
    page.user = (await renderAt(`/expert/review/${id}`)).user
    await score(page.user, '经费预算合理性', '2')
    expect(await screen.findByText('仅存于本机，会自动重试')).toBeVisible()
  })
  await signInAgain(page.user as UserEvent)
  await waitFor(() => expect(valuesOf().score_budget).toBe('2'))
})

it('a review whose response is lost is shown as submitted when the button is pressed again', async () => {
  const ready =
    backend.db.works
      .where({ kind: 'REVIEW', belongsTo: 'review-tech', state: 'IN_REVIEW' })
      .find((work) => backend.db.contents.get(work.id)?.values.weaknesses !== undefined) ?? expect.fail('none is ready')
  const { user } = await renderAt(`/expert/review/${ready.id}`, { as: 'expert' })
  const submit = await screen.findByRole('button', { name: '提交评审意见' })
  const sent = firstAnswerLost('SubmitReviews')
  await user.click(submit)
  expect((await screen.findAllByText('网络无法连接，请检查网络后重试')).length).toBeGreaterThan(0)
  await user.click(submit)
  expect(await screen.findByText('评审意见已提交')).toBeTruthy()
  expect(screen.queryByText('评审意见已提交，不能再修改')).toBeNull()
  expect(sent()).toBe(2)
})
