/** Tests that every list sorts by the columns that its backend names. */
import type { PersonaId } from '@mocks/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../tests/render'

it.each<[string, PersonaId, string, string]>([
  ['guides under review', 'unitAdministrator', '/pre-project-manage', '待我审核'],
  ['national projects', 'unitAdministrator', '/matching/list', '国拨经费（万元）'],
  ['invitations of a unit', 'unitAdministrator', '/company/unit-1/staff?tab=invitations', '有效至'],
  ['filings of a unit', 'unitAdministrator', '/company/unit-1/projectMatching', '匹配经费（万元）'],
  ['platforms', 'supervisingDepartment', '/function-platform', '逾期'],
  ['experts’ applications', 'unitAdministrator', '/company/unit-1/expert', '入库日期'],
  ['accepted award reports', 'researcher', '/award/accepted', '提名者'],
  ['reports behind statistics', 'supervisingDepartment', '/base/statistics', '提交日期'],
  ['forms', 'supervisingDepartment', '/commission/forms', '办理中'],
  ['scores of technical reports', 'supervisingDepartment', '/technical?tab=SCORES', '总分'],
  ['one score of technical reports', 'supervisingDepartment', '/technical?tab=SCORES', '报告完整性'],
])('%s are sorted by a heading, in the address and said', async (_list, as, path, heading) => {
  const { user, router } = await renderAt(path, { as })
  const sort = () => screen.findByRole('button', { name: heading })
  await user.click(await sort())
  await waitFor(() => expect(router.state.location.search).toMatch(/[?&]sort=\w+/))
  const column = screen.getByRole('columnheader', { name: heading })
  await waitFor(() => expect(column.getAttribute('aria-sort')).toBe('ascending'))
  expect(await screen.findByText(`按${heading}升序排列`)).toBeTruthy()
  await user.click(within(column).getByRole('button'))
  await waitFor(() => expect(router.state.location.search).toMatch(/[?&]sort=-\w+/))
})
