/** Tests of binding a subproject by its notice. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

/** What stands in the notice of the seeded subproject, and the code its leader was sent. */
const notice = {
  项目编号: '25DZ1200703',
  项目名称: '端侧推理加速与示范应用',
  承担单位: '浦源人工智能研究院',
  项目负责人: '赵立群',
  校验码: 'r5t8z4',
  验证码: '246810',
}
type Label = keyof typeof notice

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
const enter = (typed: Partial<Record<Label, string>>) => {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(field(label), { target: { value } })
}

async function open() {
  const sent = { id: 'sent', target: '13800001005', code: '246810', sentAt: Date.now(), tries: 0, spent: false }
  backend.db.verificationCodes.insert(sent)
  const { user, router } = await renderAt('/my-project/bind-subproject', { as: 'expert' })
  await screen.findByRole('heading', { level: 1, name: '绑定子课题' })
  return { router, bind: async () => user.click(await screen.findByRole('button', { name: /绑定子课题$/ })) }
}

describe('binding a subproject by its notice', () => {
  it('reports missing codes, and adds the bound subproject to list and count', async () => {
    const { router, bind } = await open()
    for (const label of Object.keys(notice)) expect(screen.getByLabelText(`${label} 必填`), label).toBeTruthy()
    await bind()
    // Leader and unit are known of the person.
    expect(screen.getByRole('region', { name: '有 4 处需要处理' })).toBeTruthy()
    enter(notice)
    await bind()
    await waitFor(() => expect(router.state.location.search).toBe('?tab=SUBPROJECT'))
    // The expert leads another topic from the beginning.
    expect(await screen.findByRole('link', { name: '子课题（2）' })).toBeTruthy()
    const list = await screen.findByRole('region', { name: '子课题' })
    expect(within(list).getByText(/端侧推理加速/)).toBeTruthy()
  })

  it('reports each wrong code at its field, and keeps the text', async () => {
    const { bind } = await open()
    const wrong: readonly [at: Label, typed: string, says: string][] = [
      ['项目编号', '25DZ1200799', '项目编号错误'],
      ['项目名称', '端侧推理', '项目名称不一致'],
      ['承担单位', '上海申江大学', '承担单位不一致'],
      ['项目负责人', '赵力群', '项目负责人不一致'],
      ['校验码', 'R5T8Z5', '校验码不一致'],
      ['验证码', '135790', '验证码'],
    ]
    for (const [at, typed, says] of wrong) {
      enter({ ...notice, [at]: typed })
      await bind()
      await waitFor(() => expect(field(at).getAttribute('aria-invalid'), at).toBe('true'))
      const description = document.getElementById(field(at).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
      expect(description?.textContent).toContain(says)
      for (const [label, value] of Object.entries({ ...notice, [at]: typed })) expect(field(label).value).toBe(value)
      expect(screen.getByRole('region', { name: '有 1 处需要处理' })).toBeTruthy()
    }
    expect(backend.db.topicLinks.get('sub-1')?.boundBy).toBeNull()
  })

  it('reports that another user has bound it, and sends an unverified user to the verification', async () => {
    backend.db.topicLinks.update('sub-1', { boundBy: 'user-academician' })
    const { bind } = await open()
    enter(notice)
    await bind()
    expect((await screen.findByText(/该项目已被绑定/)).closest('[role=alert]')).toBeTruthy()
    backend.db.users.update('user-expert', { userGrade: 1 })
    await bind()
    expect((await screen.findByRole('link', { name: '去实名认证' })).getAttribute('href')).toContain(
      '/account/settings',
    )
  })
})
