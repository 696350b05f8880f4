/** The screens of expert applications that `access.spec.ts` checks with axe. */
import { expect, type Page } from '@playwright/test'
import { become, workOf } from './backend'
import { by } from './project-screens'
import { at, likeAnother, type Screen } from './screens'

/** The screens of expert applications, each with the persona who uses it. */
export async function expertScreens(page: Page): Promise<readonly Screen[]> {
  await become(page, 'supervisingDepartment')
  const application = (await workOf(page, 'EXPERT_APPLICATION', { states: ['2'] })).id
  const change = (await workOf(page, 'EXPERT_CHANGE', { states: ['2'] })).id
  const any = /./
  return [
    at('what waits for the commission', () => '/commission', '科委办理', true),
    likeAnother(
      at('an expert application beside the decision', () => `/expert/info/-/-/apply?work=${application}`, any, true),
    ),
    at('a change, the old beside the new', () => `/expert/info/-/-/edit?work=${change}`, any),
    by(
      'researcher',
      at('before applying as an expert', () => '/expert/apply', '申请成为专家', true),
    ),
    {
      name: 'an expert application’s form',
      likeAnother: true,
      async open(page) {
        await page.goto('/expert/apply')
        // The first visit starts the form; later visits continue it.
        await page.getByRole('button', { name: /^(开始|继续)填报$/ }).click()
        await expect(page.getByRole('textbox', { name: /^职务/ })).toBeVisible()
      },
    },
    likeAnother(
      by(
        'newResearcher',
        at('applying without a real name', () => '/expert/apply', '申请成为专家'),
      ),
    ),
    by(
      'invitedExpert',
      at('an expert’s own entry, in English', () => '/expert/editInfo', 'Expert entry', true),
    ),
    likeAnother(
      by(
        'expert',
        at('before a change of an entry', () => '/expert/editApply', '专家信息变更'),
      ),
    ),
  ]
}
