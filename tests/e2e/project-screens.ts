/**
 * The screens of a project's life that `access.spec.ts` checks with axe, and `by`, which changes the persona for a
 * screen.
 */
import type { PersonaId } from '@mocks/personas'
import { expect, type Page } from '@playwright/test'
import { become, workOf } from './backend'
import { at, likeAnother, type Screen } from './screens'

/** Content id of a project approved so many years ago. */
const project = (yearsAgo: number, guide: string) =>
  `content-${String(new Date().getFullYear() - yearsAgo).slice(2)}${guide}-001`

/** A screen as another person than the one before. */
export const by = (persona: PersonaId, screen: Screen): Screen => ({
  ...screen,
  async open(page) {
    await become(page, persona)
    await screen.open(page)
  },
})

/** A project's life after its approval, each of its screens with the person who meets it there. */
export async function projectScreens(page: Page): Promise<readonly Screen[]> {
  const find = async (persona: PersonaId, kind: string, ...states: string[]) => {
    await become(page, persona)
    return (await workOf(page, kind, { states })).id
  }
  const part = await find('expert', 'MEMBER_PART', 'TO_CONFIRM')
  const audit = await find('auditor', 'PROJECT_AUDIT', 'REPORTED')
  const toAudit = await find('auditor', 'PROJECT_AUDIT', 'TO_AUDIT')
  const toSign = await find('unitAdministrator', 'TASK_BOOK', 'TO_SIGN')
  const toReview = await find('unitAdministrator', 'TASK_BOOK', 'UNIT_REVIEW')
  const toAccept = await find('supervisingDepartment', 'ACCEPTANCE', 'DEPARTMENT_REVIEW')
  const toEvaluate = await find('supervisingDepartment', 'TECHNICAL_EVALUATION', 'TO_EVALUATE')
  const performance = await find('researcher', 'PERFORMANCE', 'TO_CONFIRM')
  const month = await find('researcher', 'MONTHLY_REPORT', 'NOT_FILLED')
  const book = await find('researcher', 'TASK_BOOK', 'RETURNED')
  const any = /./
  return [
    at('a project and its whole life', () => `/declare-status-list/${project(2, 'JC1400')}`, any, true),
    likeAnother(at('a returned task book', () => `/my-project/work/${book}`, any)),
    at('a task book’s form', () => `/my-project/work/${book}/form/check`, '核对并提交'),
    at('the facts before a performance evaluation', () => `/my-project/evaluation-confirm/${performance}`, any),
    likeAnother(at('a performance evaluation', () => `/performance-form/${performance}`, any)),
    likeAnother(at('a month’s report', () => `/monthly-report-fill/${month}`, any)),
    by(
      'expert',
      at('a part in somebody’s project', () => `/my-project/confirm/${part}`, any),
    ),
    by(
      'auditor',
      at('audits', () => '/audit/audit-list', '审计管理', true),
    ),
    at('an audit and its plot', () => `/audit/audit-list/${audit}`, any),
    at('an audit’s lines', () => `/audit/audit-list/${toAudit}/project-audit/continue`, '审计明细', true),
    by(
      'unitAdministrator',
      at('a contract to sign', () => `/my-project/work/${toSign}`, any),
    ),
    {
      name: 'a task book returned, its places named',
      otherwise: true,
      likeAnother: true,
      async open(page) {
        await page.goto(`/task-book-list/unit-1/${guideOf(toReview)}/review/${toReview}`)
        await page.getByRole('radio', { name: /^退回修改/ }).check()
        await page.getByRole('button', { name: '添加一处' }).click()
        await page.getByRole('button', { name: '提交审核意见' }).click()
        await expect(page.getByText('请填写审核意见')).toBeVisible()
      },
    },
    likeAnother(at('the unit’s projects', () => '/company/unit-1/project', '单位项目', true)),
    by(
      'supervisingDepartment',
      at('the portfolio', () => '/pre-project-manage?tab=PORTFOLIO', '项目审核'),
    ),
    likeAnother(at('an evaluation’s form', () => `/technical/${toEvaluate}/form/continue`, any)),
    {
      name: 'more time for a work',
      async open(page) {
        await page.goto(`/my-project/work/${toAccept}`)
        await page.getByRole('button', { name: '延长期限' }).click()
        await expect(page.getByRole('dialog', { name: '延长期限' })).toBeVisible()
        // While it comes up its colours are paler.
        await expect(page.locator('.ant-zoom-enter, .ant-zoom-appear, .ant-fade-enter, .ant-fade-appear')).toHaveCount(
          0,
        )
      },
    },
  ]
}

/** The guide a task book belongs to, as its id says: `task-book-content-25DZ1200-003`. */
const guideOf = (bookId: string) => `guide-${bookId.split('-')[3]}`
