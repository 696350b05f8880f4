/** The screens of home, to-dos, notices and messages that `access.spec.ts` checks with axe. */
import { expect, type Page } from '@playwright/test'
import { by } from './project-screens'
import { at, likeAnother, type Screen } from './screens'

/** Notices, messages, to-dos and due dates of one user, and the home page of a user with a single task. */
export async function mailScreens(_page: Page): Promise<readonly Screen[]> {
  return [
    by(
      'researcher',
      at('todos', () => '/mail', '待办事项', true),
    ),
    at('notices, one of them open', () => '/mail/1?message=message-researcher-3', '通知', true),
    likeAnother(at('messages', () => '/mail/2', '消息', true)),
    at('what is due in a month', () => '/mail/calendar', '到期日历', true),
    at('what is due as a list', () => '/mail/calendar?view=list', '到期日历'),
    {
      name: 'the bell’s popup',
      otherwise: true,
      async open(page) {
        await page.goto('/resume')
        await page.getByRole('button', { name: /^通知和消息/ }).click()
        await expect(page.getByRole('tab', { name: /^待办（\d+）$/ })).toBeVisible()
        await page.getByRole('tab', { name: /^待办（\d+）$/ }).click()
        await expect(page.getByRole('link', { name: '查看全部' }).filter({ visible: true })).toBeVisible()
      },
    },
    likeAnother(
      by(
        'auditor',
        at('the home of an auditor', () => '/', /好，/, true),
      ),
    ),
  ]
}
