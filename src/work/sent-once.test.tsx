/** Tests that a creation whose response is lost is executed once. */
import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendOnce } from '@/api/send-once'
import { workflow } from '@/api/workflow'
import { formatDay } from '@/lib/time/beijing-time'
import { saveToken } from '@/session/token'
import { backend } from '../../tests/backend'
import { firstAnswerLost, lineBreaks } from '../../tests/pending-requests'
import { renderAt } from '../../tests/render'
import { AddFindingDocument } from './graphql/findings.workflow.generated'

afterEach(() => vi.restoreAllMocks())

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const inspected = () => backend.db.works.where({ kind: 'key-laboratory', state: 'SUBMITTED' })[0] ?? expect.fail()

describe('a creation whose response is lost is executed once when repeated', () => {
  const cases: readonly {
    name: string
    operation: string
    as: 'researcher' | 'supervisingDepartment'
    path(): string
    fill(user: UserEvent): Promise<void>
    send(): HTMLElement
    message: RegExp
    made(): number
  }[] = [
    {
      name: 'an entry of the resume',
      operation: 'SaveResumeEntry',
      as: 'researcher',
      path: () => '/resume/work?edit=new',
      async fill() {
        type(await screen.findByLabelText(/^工作单位/), '某研究院')
        type(screen.getByLabelText(/^职务/), '研究员')
        type(screen.getByLabelText(/^开始年月/), '2020-01')
      },
      send: () => within(screen.getByRole('dialog')).getByRole('button', { name: /保\s?存$/ }),
      message: /已添加：某研究院/,
      made: () => backend.db.resumeEntries.where((resumeEntry) => resumeEntry.values.unitName === '某研究院').length,
    },
    {
      name: 'a finding of an inspection',
      operation: 'AddFinding',
      as: 'supervisingDepartment',
      path: () => `/base/laboratory/fill/${inspected().id}/${inspected().unitId}`,
      async fill(user) {
        await user.click(await screen.findByRole('button', { name: '提出问题' }))
        const dialog = within(await screen.findByRole('dialog'))
        type(dialog.getByLabelText(/^问题/), '没有台账')
        type(dialog.getByLabelText(/^责任人/), '设备主管')
        type(dialog.getByLabelText(/^整改期限/), formatDay(Date.now() + 30 * 86_400_000))
      },
      send: () => within(screen.getByRole('dialog')).getByRole('button', { name: /提出问题$/ }),
      message: /责任人 设备主管/,
      made: () => backend.db.findings.where({ text: '没有台账' }).length,
    },
  ]
  it.each(cases)('$name', async ({ operation, as, path, fill, send, message, made }) => {
    const { user } = await renderAt(path(), { as })
    const sent = firstAnswerLost(operation)
    await fill(user)
    await user.click(send())
    expect((await screen.findAllByText(/网络无法连接/)).length).toBeGreaterThan(0)
    expect(made()).toBe(1)
    await user.click(send())
    expect(await screen.findByText(message)).toBeTruthy()
    expect([sent(), made()]).toEqual([2, 1])
  })
})

describe('the idempotency key of a call', () => {
  const keys: string[] = []
  const send = (words: unknown, answer: () => Promise<unknown> = async () => 'done') =>
    sendOnce('call', words, (key) => {
      keys.push(key)
      return answer()
    }).catch(() => undefined)
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  /** Which of the keys sent so far are the same: 0 for the first, 1 for another. */
  const seen = () => keys.map((key) => [...new Set(keys)].indexOf(key))

  afterEach(() => keys.splice(0))

  it.each<[string, () => Promise<unknown>, number[]]>([
    ['stays the same until a response arrives', () => send('a', lost).then(() => send('a', lost)), [0, 0, 0]],
    ['changes after the response', () => send('a'), [0, 1]],
    ['differs for another input, and the first is remembered', () => send('a', lost).then(() => send('b')), [0, 1, 0]],
  ])('%s', async (_case, before, expected) => {
    await before()
    await send('a')
    expect(seen()).toEqual(expected)
  })

  it('stays the same when the login has ended, because an earlier attempt may have arrived', async () => {
    saveToken('of an ended login')
    const ended = () =>
      workflow.mutate(AddFindingDocument, { workId: inspected().id, text: 'a', owner: '', dueAt: 0, key: 'k' })
    await send('c', lost)
    await send('c', ended)
    await send('c')
    expect(seen()).toEqual([0, 0, 0])
  })

  it('changes after a refusal, because that is a response', async () => {
    saveToken(backend.signIn('supervisingDepartment'))
    const refused = () =>
      workflow.mutate(AddFindingDocument, { workId: inspected().id, text: '', owner: '', dueAt: 0, key: 'k' })
    await send('a', refused)
    await send('a')
    expect(seen()).toEqual([0, 1])
  })
})

describe('a decision whose response is lost', () => {
  async function returned(operation: () => void) {
    const work =
      backend.db.works.where({ kind: 'MATCHING', unitId: 'unit-1', state: 'UNIT_REVIEW' })[0] ?? expect.fail('none')
    const { user } = await renderAt(`/matching/keynote-project/${work.id}/filed`, { as: 'unitAdministrator' })
    const form = within(await screen.findByRole('form', { name: '审核意见' }))
    await user.click(form.getByRole('radio', { name: /^退回修改/ }))
    type(form.getByRole('textbox', { name: /^意见/ }), '请补充批复文件')
    operation()
    await user.click(form.getByRole('button', { name: '提交审核意见' }))
    return { id: work.id, user, form }
  }

  it('is shown as made once the history has it, not as an opinion that was never sent', async () => {
    const { id } = await returned(() => void firstAnswerLost('DecideWork'))
    expect(await screen.findByText(/审核结论是“退回修改”/)).toBeTruthy()
    expect(screen.queryByText(/您写过但没有提交的意见/)).toBeNull()
    expect(backend.db.works.get(id)).toMatchObject({ state: 'RETURNED', opinion: '请补充批复文件' })
  })

  it('is shown as made when the line was cut meanwhile and the button is pressed again', async () => {
    let cut = false
    const { form, user } = await returned(() => {
      const line = window.fetch
      let sent = 0
      vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
        if (cut) return lineBreaks()
        const answer = await line(...call)
        if (String(call[1]?.body).includes('"DecideWork"')) sent += 1
        else return answer
        cut = sent === 1
        return cut ? lineBreaks() : answer
      })
    })
    expect(await form.findByText('网络无法连接，请检查网络后重试')).toBeTruthy()
    expect(form.getByRole('textbox', { name: /^意见/ })).toHaveValue('请补充批复文件')
    cut = false
    await user.click(form.getByRole('button', { name: '提交审核意见' }))
    expect(await screen.findByText(/审核结论是“退回修改”/)).toBeTruthy()
  })
})
