import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backend } from '../../../tests/backend'
import { renderAt } from '../../../tests/render'

it('leads to the people who are left, and confirms each with one press', async () => {
  const { user } = await renderAt('/company/unit-1/staff', { as: 'unitAdministrator' })
  await user.click(await screen.findByRole('button', { name: /^核对剩下的 \d+ 人$/ }))
  const [first] = await screen.findAllByRole('button', { name: /^确认在职：/ })
  const name = first?.getAttribute('aria-label')?.split('：')[1] ?? ''
  const total = () => Number(/共 (\d+) 项/.exec(screen.getByText(/^共 \d+ 项$/).textContent ?? '')?.[1])
  await waitFor(() => expect(total()).toBeLessThan(20))
  const before = total()
  await user.click(first as HTMLElement)
  await waitFor(() => expect(total()).toBe(before - 1))
  expect(screen.queryByRole('button', { name: `确认在职：${name}` })).toBeNull()
  const person = backend.db.users.where({ userFullname: name })[0]
  expect(backend.db.memberships.where({ userId: person?.id, unitId: 'unit-1' })[0]?.confirmedAt).toBeGreaterThan(0)
})
