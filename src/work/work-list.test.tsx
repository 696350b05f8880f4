/** Tests of the list of work items. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderAt } from '../../tests/render'

// By selector: the roles of all cells take jsdom seconds, on every try of a `waitFor`.
const amounts = () =>
  [...document.querySelectorAll('tbody tr')]
    .map((row) => row.querySelectorAll('td')[4]?.textContent ?? '')
    .filter((text) => text !== '—')
    .map(Number)

const heading = (name: string) => {
  const found = [...document.querySelectorAll('th')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no column ${name}`)
  return found
}
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + Number(/（(\d+)）$/.exec(text)?.[1]), 0)

describe('a list of works', () => {
  it('is sorted by its column headings, keeps the order in the address, and goes back to its own', async () => {
    const { user, router } = await renderAt('/company/unit-1/project?page=2', { as: 'unitAdministrator' })
    await user.click(await screen.findByRole('button', { name: '金额（万元）' }))
    await waitFor(() => {
      expect(heading('金额（万元）').getAttribute('aria-sort')).toBe('ascending')
      expect(router.state.location.search).toBe('?sort=amount')
      expect(amounts().length).toBeGreaterThan(3)
      expect(amounts()).toEqual(amounts().toSorted((a, b) => a - b))
      expect(screen.getByText('按金额（万元）升序排列')).toBeTruthy()
    })
    await user.click(screen.getByRole('button', { name: '金额（万元）' }))
    await waitFor(() => {
      expect(router.state.location.search).toBe('?sort=-amount')
      expect(heading('金额（万元）').getAttribute('aria-sort')).toBe('descending')
      expect(amounts()).toEqual(amounts().toSorted((a, b) => b - a))
    })
    await user.click(screen.getByRole('button', { name: '金额（万元）' }))
    await waitFor(() => {
      expect(router.state.location.search).toBe('')
      expect(heading('金额（万元）').getAttribute('aria-sort')).toBeNull()
    })
  })

  it('takes several states at once, each with the number of works it leaves', async () => {
    const { user, router } = await renderAt('/company/unit-1/project', { as: 'unitAdministrator' })
    const total = Number(/\d+/.exec((await screen.findByText(/^共 \d+ 项$/)).textContent ?? '')?.[0])
    const options = async () => {
      fireEvent.mouseDown(screen.getByRole('combobox', { name: '状态' }))
      const list = await waitFor(() => {
        const found = document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
        if (!found) throw new Error('the choices are closed')
        return found
      })
      return [...list.querySelectorAll<HTMLElement>('.ant-select-item-option')]
    }
    await waitFor(async () => expect(sum((await options()).map(({ title }) => title))).toBe(total))
    const chosen = (await options()).filter(({ title }) => !title.endsWith('（0）')).slice(0, 2)
    const expected = sum(chosen.map(({ title }) => title))
    for (const option of chosen) await user.click(option)
    expect(await screen.findByText(`共 ${expected} 项`)).toBeTruthy()
    const states = new URLSearchParams(router.state.location.search).get('state')?.split(',')
    expect(states).toHaveLength(2)
  })

  it.each<[search: string, ignored: string]>([
    ['?sort=__proto__', 'an order by what no column is'],
    ['?sort=-', 'an order without a column'],
    ['?sort=--amount', 'an order with two signs'],
    ['?sort=district', 'an order by a column of other lists'],
    ['?state=,,%20,&guide=,', 'filters without a value'],
  ])('at %s ignores %s', async (search) => {
    await renderAt(`/company/unit-1/project${search}`, { as: 'unitAdministrator' })
    const table = await screen.findByRole('table', { name: '单位项目' })
    expect(table.querySelectorAll('tbody tr')).toHaveLength(10)
    expect(table.querySelector('[aria-sort]')).toBeNull()
  })
})
