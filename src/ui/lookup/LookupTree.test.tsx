/** Tests of the tree select whose branches come from the server. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Branch } from '@/lib/collections/flatten-tree'
import { LookupTree } from './LookupTree'

const branches: readonly Branch[] = [
  {
    ...{ id: '1', code: '01', name: '电子信息' },
    children: [
      {
        ...{ id: '11', code: '0103', name: '人工智能' },
        children: [{ id: '111', code: '010301', name: '大模型与算法', children: [] }],
      },
    ],
  },
]

it('shows what fits the typed word, also where the tree arrives after it was typed', async () => {
  let arrive: (found: readonly Branch[]) => void = () => {}
  const promise = new Promise<readonly Branch[]>((resolve) => {
    arrive = resolve
  })
  const chosen: unknown[] = []
  render(
    <LookupTree
      value={null}
      control={{ id: 'area', 'aria-label': '领域' } as never}
      find={() => promise}
      nameOf={(name) => name}
      anyLevel={false}
      change={(value) => chosen.push(value)}
    />,
  )
  const user = userEvent.setup()
  const area = screen.getByRole('combobox')
  await user.click(area)
  await user.type(area, '大模型')
  arrive(branches)
  await user.click(await screen.findByTitle('大模型与算法'))
  expect(chosen).toMatchObject([{ id: '111', path: ['电子信息', '人工智能', '大模型与算法'] }])
})
