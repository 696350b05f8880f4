import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

/** A part of home by its heading, once it has something to show. */
async function part(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'h2' })
  const section = heading.closest('section')
  if (!section) throw new Error(`${title} heads no section`)
  return section
}

describe('home', () => {
  it('shows an applicant what was returned, with the opinion, and which guides close soon', async () => {
    const { router, user } = await renderAt('/', { as: 'researcher' })
    const mine = await part('待我办理的申报')
    expect(await within(mine).findByText(/退回意见：/)).toBeDefined()
    const first = within(mine).getAllByRole('listitem')[0]
    expect(first?.textContent).toContain('退回修改')

    const guides = await part('即将截止的指南')
    const near = await within(guides).findAllByText(/还剩 \d+ 天|还剩 \d+ 小时/)
    const days = near.map((words) => Number(words.textContent?.match(/\d+/)?.[0]))
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(screen.queryByText('待我审核的申报')).toBeNull()

    const link = within(guides).getAllByRole('link')[1]
    if (link) await user.click(link)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/project-declare\/[^/]+\/[^/]+$/))
  })

  it('shows a reviewer how many wait, by guide and unit', async () => {
    await renderAt('/', { as: 'unitAdministrator' })
    const reviews = await part('待我审核的申报')
    const [first] = await within(reviews).findAllByText(/^[1-9]\d* 份待审核$/)
    const href = first?.closest('li')?.querySelector('a')?.getAttribute('href')
    expect(href).toMatch(/^\/project-manage-list\/[^/]+\/[^/]+$/)
    expect(screen.queryByText('待我办理的申报')).toBeNull()
  })

  it('explains a new person what stands before their work', async () => {
    await renderAt('/', { as: 'newResearcher' })
    expect(await screen.findByText('您的实名认证尚未达到中级')).toBeDefined()
    const gates = within(await part('开始使用前')).getAllByRole('listitem')
    expect(gates.map((gate) => gate.querySelector('h3')?.textContent)).toEqual([
      '实名认证待办理',
      '关联单位待办理',
      '开通功能等待中',
    ])
    expect(screen.queryByText('即将截止的指南')).toBeNull()
  })

  it('says at its place what could not be loaded, and asks again when told to', async () => {
    const { router, user } = await renderAt('/my-project', { as: 'researcher' })
    await screen.findByText(/共 \d+ 项/)
    backend.weather.offline = true
    await router.navigate('/')
    const guides = await part('即将截止的指南')
    const retry = await within(guides).findByText('重试')
    backend.weather.offline = false
    await user.click(retry)
    expect((await within(guides).findAllByRole('listitem')).length).toBeGreaterThan(0)
  })
})
