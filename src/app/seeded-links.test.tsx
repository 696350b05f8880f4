/** Tests that links of seeded messages and to-dos open a page. */
import { personaIds, personaUserId } from '@mocks/personas'
import { askAs } from '@mocks/resolvers/ask-as'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '../../tests/backend'
import { renderAt } from '../../tests/render'

const messages = personaIds.flatMap((persona) =>
  backend.db.messages
    .where({ userId: personaUserId(persona) })
    .flatMap(({ title, link }) => (link === null ? [] : [[persona, title, link] as const])),
)
const call = '{ insiteMessages(type: TODO, pageSize: 100) { items { title link } } }'
/** The first todo of each kind of page that it leads to. */
const todos = await Promise.all(
  personaIds.map(async (persona) => {
    const { data } = await askAs(backend, persona)(call)
    const items = data.items as { title: string; link: string | null }[]
    const pages = new Map(
      items.flatMap(({ title, link }) => (link ? [[link.split('/')[1], [persona, title, link] as const]] : [])),
    )
    return [...pages.values()]
  }),
)
const walks = [...messages, ...todos.flat()]
const nowhere = /你无权访问该页面|页面不存在|没有找到|您不能|服务器出错了/

describe('links of seeded messages and to-dos', () => {
  it('exist', () => expect(walks.length).toBeGreaterThan(4))

  it.each(walks)('%s: %s → %s opens', async (as, _, link) => {
    const { router } = await renderAt(link, { as })
    const heading = await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(router.state.location.pathname).not.toMatch(/^\/(403|404|500)/)
    expect(heading.textContent).not.toMatch(nowhere)
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })
})
