import { personaIds, personaUserId } from '@mocks/personas'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

const walks = personaIds.flatMap((persona) =>
  backend.db.messages
    .where({ userId: personaUserId(persona) })
    .flatMap(({ title, link }) => (link === null ? [] : [[persona, title, link] as const])),
)
const nowhere = /你无权访问该页面|页面不存在|没有找到|您不能|服务器出错了/

describe('the link of every seeded message and todo leads to something its person may open', () => {
  it('there are such links', () => expect(walks.length).toBeGreaterThan(4))

  it.each(walks)('%s: %s → %s', async (as, _, link) => {
    const { router } = await renderAt(link, { as })
    const heading = await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.querySelector('.ant-skeleton')).toBeNull())
    expect(router.state.location.pathname).not.toMatch(/^\/(403|404|500)/)
    expect(heading.textContent).not.toMatch(nowhere)
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('a todo about what waits goes when nothing waits any more, and is due when the first of it is', async () => {
    const title = '有申报书待单位审核'
    const first = await renderAt('/', { as: 'unitAdministrator' })
    expect(await screen.findByRole('link', { name: title })).toBeTruthy()
    expect(screen.queryByRole('button', { name: `完成“${title}”` })).toBeNull()
    first.leave()
    for (const { id } of backend.db.works.where({ kind: 'DECLARATION', state: 'UNIT_REVIEW' }))
      backend.db.works.update(id, { state: 'DEPARTMENT_REVIEW' })
    await renderAt('/', { as: 'unitAdministrator' })
    expect(await screen.findByText('没有待办事项。')).toBeTruthy()
  })
})
