/** Tests of the receipt after submitting. */
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { WorkReceipt } from './components/WorkReceipt'
import type { WorkRowFragment } from './graphql/works.workflow.generated'

const handedIn = (kind: string) =>
  ({ id: 'work-1', kind, state: 'SUBMITTED', title: '一项', heldBy: null, actions: [] }) as unknown as WorkRowFragment

it.each([
  ['MATCHING', '返回列表', '/matching/keynote'],
  ['A_LATER_KIND', '返回首页', '/'],
])('a receipt links to the list of the item, and names it: %s', (kind, name, to) => {
  render(
    <MemoryRouter>
      <WorkReceipt work={handedIn(kind)} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
  expect(screen.getAllByRole('link', { name: /^返回/ })).toHaveLength(1)
})

it('the receipt of a nomination links first to its letter, which the nominee waits for', () => {
  render(
    <MemoryRouter>
      <WorkReceipt work={handedIn('NOMINATION')} />
    </MemoryRouter>,
  )
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe('查看提名通知书')
  expect(first?.getAttribute('href')).toBe('/award/nomination/work-1/letter')
})
