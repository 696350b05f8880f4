/** What a row of a list of work says: what decides, each thing once. */

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../tests/render'

it('a row that waits for the reader does not name the commission as its holder, and its year stands once', async () => {
  await renderAt('/commission?tab=FUND_APPLICATION', { as: 'supervisingDepartment' })
  const [decide] = await screen.findAllByRole('link', { name: /^审核：.+ \d{4}年度$/ })
  const row = decide?.closest('tr') ?? expect.fail('no row')
  expect(row).toHaveTextContent(/自 \d{4}-\d\d-\d\d/)
  expect(row).not.toHaveTextContent('办理')
  expect(row.textContent?.match(/\d{4}年度/g)).toHaveLength(1)
})

it('a row of one’s own project names neither the person who reads it nor the day of its last change a second time', async () => {
  await renderAt('/my-project', { as: 'researcher' })
  const fill = (await screen.findAllByRole('link', { name: /^继续填报：/ }))[0]
  const row = fill?.closest('tr') ?? expect.fail('no row')
  expect(row).not.toHaveTextContent('陈思远 办理')
  const [day = expect.fail('no day')] = row.textContent?.match(/\d{4}-\d\d-\d\d(?= \d\d:\d\d)/) ?? []
  expect(row.textContent?.split(day)).toHaveLength(2)
})

it('a row that waits for somebody else names them', async () => {
  await renderAt('/my-project', { as: 'researcher' })
  const rows = (await screen.findAllByRole('link', { name: /^查看：/ })).map((link) => link.closest('tr')?.textContent)
  expect(rows.some((text) => text?.includes('办理'))).toBe(true)
})
