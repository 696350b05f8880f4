/** The award screens that `access.spec.ts` checks with axe, each with the persona who meets it. */
import { expect, type Page } from '@playwright/test'
import { become, workOf } from './backend'
import { by } from './project-screens'
import { at, likeAnother, type Screen } from './screens'

/** The screens of awards, each as the person who meets it there. */
export async function awardScreens(page: Page): Promise<readonly Screen[]> {
  await become(page, 'expert')
  const material = (await workOf(page, 'AWARD_MATERIAL', { states: ['FILLING'] })).id
  await become(page, 'auditor')
  const objection = (await workOf(page, 'AWARD_OBJECTION', { states: ['SUBMITTED'] })).id
  await become(page, 'researcher')
  const part = (await workOf(page, 'AWARD_PERSON', { states: ['TO_CONFIRM'] })).id
  return [
    by(
      'academician',
      at('choosing a category to nominate in', () => '/nomination/apply', '提名'),
    ),
    likeAnother(at('own nominations', () => '/award/nomination', '提名', true)),
    likeAnother(at('where a nomination stands', () => '/award/nomination/work-notice-2-1', '陈思远')),
    at('the letter of a nomination', () => '/award/nomination/work-notice-2-1/letter', '提名通知书'),
    likeAnother(at('a nomination’s form', () => '/award/nomination/work-draft-1-1/form/nominee', '提名对象')),
    likeAnother(at('what was nominated', () => '/award/nomination/work-notice-2-1/filed', '陈思远', true)),
    by('awardUnitOfficer', {
      name: 'the nomination of somebody from abroad',
      async open(page) {
        await page.goto('/nomination/apply')
        await page.getByRole('radio', { name: /^国际科技合作奖/ }).check()
        await page.getByRole('button', { name: '下一步：填写提名书' }).click()
        await expect(page.getByRole('textbox', { name: /^Family name as in the passport/ })).toBeVisible()
      },
    }),
    likeAnother(at('own nominations of a unit', () => '/award/unit-nomination', '单位提名', true)),
    likeAnother(
      at('a report beside the decision of its nominator', () => '/reporting/list/work-report-2-5/filed', /./, true),
    ),
    by(
      'researcher',
      at('nominating for who does not nominate', () => '/award/unit-nomination', '您的账号目前不能提名'),
    ),
    at('confirming one’s place', () => `/award/contribution/${part}`, /./),
    by(
      'expert',
      at('answering what was asked about a report', () => `/material/${material}/form/points`, '逐条答复', true),
    ),
    likeAnother(at('reports of one’s own', () => '/reporting', /./, true)),
    by(
      'newResearcher',
      at('what was accepted', () => '/award/accepted', /./, true),
    ),
    {
      name: 'an objection’s form',
      likeAnother: true,
      async open(page) {
        await page.goto('/award/accepted/work-report-5-5/objection')
        await page.getByRole('button', { name: '填写异议' }).click()
        await expect(page.getByRole('textbox', { name: /事实与理由/ })).toBeVisible()
      },
    },
    likeAnother(
      by(
        'auditor',
        at('an objection that was filed', () => `/award/objection/${objection}/filed`, /./, true),
      ),
    ),
  ]
}
