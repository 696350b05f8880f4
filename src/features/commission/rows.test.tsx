/** What a row of the commission's lists says: what decides, each thing once. */

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
