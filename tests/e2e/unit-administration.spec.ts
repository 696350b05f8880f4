/** Browser test of a unit's departments, staff, yearly check and handover. */
import { become, enterAs } from './backend'
import { expect, test } from './test'

test('a unit manages departments, people, the yearly check, and a handover that both accept', async ({ page }) => {
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  await test.step('a department is made, people move into it, and it is merged', async () => {
    await enterAs(page, 'unitAdministrator', '/company/unit-1/departments')
    await page.getByRole('button', { name: '新建部门' }).click()
    await dialog('新建部门').getByLabel('部门名称').fill('未来技术学院')
    await page.keyboard.press('Enter')
    await expect(page.getByText('共 6 项')).toBeVisible()
    await page.goto('/company/unit-1/staff?keyword=刘海峰')
    await page.getByLabel('选择刘海峰').check()
    await page.getByRole('button', { name: '调整 1 人的部门' }).click()
    await dialog('调整 1 人的部门').getByLabel('调整到').selectOption('未来技术学院')
    await dialog('调整 1 人的部门').getByRole('button', { name: '调整', exact: true }).click()
    await expect(page.getByRole('table').getByText('未来技术学院')).toBeVisible()
    // The bar that opened the dialog has left with the selection.
    await expect(page.getByRole('heading', { level: 1, name: '单位人员' })).toBeFocused()
    await page.goto('/company/unit-1/departments')
    await page.getByRole('button', { name: '合并：未来技术学院' }).click()
    await dialog('合并 1 个部门').getByLabel('并入').selectOption('材料科学与工程学院')
    await dialog('合并 1 个部门').getByRole('button', { name: '合并', exact: true }).click()
    await expect(page.getByText(/并入材料科学与工程学院/)).toBeVisible()
  })

  await test.step('a person is confirmed in the yearly check with one press', async () => {
    await page.goto('/company/unit-1/staff')
    const total = page.getByRole('status').filter({ hasText: /^共 \d+ 项$/ })
    const everybody = (await total.textContent()) ?? ''
    await page.getByRole('button', { name: /^核对剩下的/ }).click()
    await expect(total).not.toHaveText(everybody)
    const before = Number(/\d+/.exec((await total.textContent()) ?? '')?.[0])
    await page
      .getByRole('button', { name: /^确认在职：/ })
      .first()
      .click()
    await expect(total).toHaveText(`共 ${before - 1} 项`)
  })

  await test.step('the experts in the database stand beside the applications', async () => {
    await page.goto('/company/unit-1/expert')
    await page.getByRole('link', { name: '在库专家' }).click()
    await expect(page.getByRole('link', { name: '罗明' })).toBeVisible()
  })

  await test.step('the administration is handed over once the colleague accepts', async () => {
    await page.goto('/company/unit-1/staff')
    await page.getByRole('button', { name: '移交管理员' }).click()
    await dialog('移交管理员').getByRole('combobox').fill('陈思远')
    await page.getByText('陈思远（上海申江大学）').click()
    await dialog('移交管理员').getByRole('button', { name: '发出邀请' }).click()
    await page.getByRole('link', { name: '查看或撤回' }).click()
    await expect(page.getByText('移交内容')).toBeVisible()
    const handover = new URL(page.url()).pathname
    await become(page, 'researcher')
    await page.goto(handover)
    await page.getByRole('button', { name: '接任单位管理员' }).click()
    await expect(page.getByRole('link', { name: '单位管理' })).toBeVisible()
    await become(page, 'unitAdministrator')
    await page.goto('/company/unit-1/staff')
    await expect(page.getByText('您不能管理这个单位').or(page.getByText('你无权访问该页面'))).toBeVisible()
  })
})
