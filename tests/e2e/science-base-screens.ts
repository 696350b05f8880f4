/** The screens of science bases (yearly reports, laboratories, their audit) that `access.spec.ts` checks with axe. */
import type { Page } from '@playwright/test'
import { by } from './project-screens'
import { at, likeAnother, type Screen } from './screens'

const year = () => new Date(Date.now() + 8 * 3600_000).getUTCFullYear()

/** The screens that every kind of base has: one is looked at, they are the same code. */
export async function baseScreens(_page: Page): Promise<readonly Screen[]> {
  const report = (index: number, ago = 0) => `base-science-base-${index}-${year() - ago}`
  return [
    by(
      'researcher',
      at('bases of mine and their reports', () => '/base/init', '科学基地年度检查', true),
    ),
    at('the entry of a base', () => '/performance', '绑定科学基地'),
    at(
      'a year to be begun',
      () => `/base/init/base-science-base-1/${report(1)}/${year()}`,
      new RegExp(`开始 ${year()} 年度报告`),
    ),
    likeAnother(at('a report that was returned', () => `/base/fillReport/${report(2, 1)}`, /./)),
    likeAnother(
      by(
        'unitAdministrator',
        at('the audit of base reports', () => '/base/selectUnit', '基地报告审核', true),
      ),
    ),
    likeAnother(at('a base report to review', () => `/base/fillReport/${report(3)}/unit-1`, /./, true)),
    likeAnother(
      by(
        'supervisingDepartment',
        at('all laboratories for the commission', () => '/base/laboratory', '重点实验室年度检查', true),
      ),
    ),
  ]
}
