/** Tests that a text that is too long is kept and refused at its field. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { storedLocations } from './draft-locations'
import { renderAt } from './render'

/** By location (draft-locations.ts): the field's name in the message, and its maximum length. */
const limits: Readonly<Record<string, readonly [label: string, most: number]>> = {
  'why a member declines': ['不参与的原因', 500],
  'what a leader states of a project before its evaluation': ['不一致的内容', 500],
  'why there is more time': ['延期原因', 200],
  'why a review is given back': ['退回说明', 200],
  'what an inspection found': ['问题', 500],
  'what was done about it': ['整改情况', 500],
  'what is said of a unit': ['主要业务', 1000],
  'an entry of a resume': ['部门', 50],
  'the opinion of a decision': ['审核意见', 500],
  'what binds a subproject': ['项目名称', 200],
  'whom or what a nomination is for': ['被提名者姓名', 100],
  'the name of a new review panel': ['评审组名称', 50],
  'what a conflict found by an officer is': ['利害关系', 200],
}

it.each(Object.entries(limits))(
  'a text over its limit stays and is refused at its field: %s',
  async (name, [label, most]) => {
    const location = storedLocations[name] ?? expect.fail(name)
    const { user } = await renderAt(location.path(), { as: location.as })
    const field = await location.field(user)
    const words = '字'.repeat(most + 3)
    fireEvent.change(field, { target: { value: words } })
    expect(field).toHaveValue(words)
    const calls = vi.spyOn(globalThis, 'fetch')
    await location.act?.(user)
    const message = `${label}不能超过 ${most} 个字，现在 ${most + 3} 个`
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(field).toBeInvalid()
    expect(field).toHaveValue(words)
    const sent = calls.mock.calls.filter(([, init]) => String(init?.body).includes(words))
    expect(sent).toEqual([])
    calls.mockRestore()
  },
)

it('a keyword over its limit stays and is refused at its field', async () => {
  const { user, router } = await renderAt('/mail/2', { as: 'researcher' })
  const field = await screen.findByRole('textbox', { name: '关键词' })
  fireEvent.change(field, { target: { value: '字'.repeat(53) } })
  await user.click(screen.getByRole('button', { name: /^查\s?询$/ }))
  expect(field).toHaveAccessibleDescription(/不能超过 50 个字，现在 53 个/)
  expect(field).toHaveValue('字'.repeat(53))
  expect(router.state.location.search).toBe('')
})
