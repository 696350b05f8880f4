/** The portal against a gateway that has the contract of the last release: the chief screens work, and say what it lacks. */
import type { PersonaId } from '@mocks/personas'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serveReleasedContract } from './released-contract'
import { renderAt } from './render'

serveReleasedContract()

const unavailable = '服务器还是上一个版本，没有这项功能。服务器更新后即可使用'
const otherOrder = '服务器还是上一个版本，不能这样排序，各行按原来的顺序排列'
const main = () => within(screen.getByRole('main'))

describe('against a gateway of the last release', () => {
  it.each<[string, string, PersonaId, string]>([
    ['the to-dos of a person', '/mail', 'researcher', '待办'],
    ['the messages of a person', '/mail/2', 'researcher', '消息'],
    ['the projects of a person', '/my-project', 'researcher', '项目'],
    ['the open calls', '/project-declare', 'researcher', '申报'],
    ['the applications of a unit', '/pre-project-manage', 'unitAdministrator', '项目'],
    ['the work of the commission', '/commission', 'supervisingDepartment', '办理'],
    ['the reviews of the commission', '/commission/reviews', 'supervisingDepartment', '评审'],
  ])('%s are listed, and nothing fails', async (_name, address, persona, heading) => {
    await renderAt(address, { as: persona })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    await main().findAllByRole('link')
    expect(main().queryByText(/未知错误|无法识别/)).toBeNull()
    expect(main().queryByText(unavailable)).toBeNull()
    expect(screen.queryByText(otherOrder)).toBeNull()
  })

  it('a list that was sorted by its address shows its rows, and says that they are in their usual order', async () => {
    await renderAt('/mail?sort=title', { as: 'researcher' })
    expect(await screen.findByText(otherOrder)).toBeVisible()
    expect((await main().findAllByRole('link')).length).toBeGreaterThan(0)
  })

  it('a part that the gateway lacks says so in its place, and the rest of the page is there', async () => {
    await renderAt('/account/settings/security', { as: 'researcher' })
    expect(await main().findByText(unavailable)).toBeVisible()
    expect(await main().findByText('登录密码')).toBeVisible()
    expect(main().queryByText('这是有记录以来的第一次登录。')).toBeNull()
  })
})
