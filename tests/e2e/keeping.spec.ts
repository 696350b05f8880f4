import type { Page } from '@playwright/test'
import {
  become,
  begin,
  calmFromNextLoad,
  content,
  endAllLogins,
  enterAs,
  fill,
  formAddress,
  guide,
  setNetwork,
  submit,
} from './backend'
import {
  answer,
  attach,
  expectSaved,
  heading,
  pdf,
  saveState,
  signInAgain,
  storedOnDevice,
  turnTo,
  uploadField,
} from './support'
import { expect, test } from './test'

/** A new declaration of the researcher, open at one of its pages. */
async function openForm(page: Page, pageId = 'plan'): Promise<string> {
  await become(page, 'researcher')
  const contentId = await begin(page)
  await page.goto(formAddress(contentId, pageId))
  await expect(page.getByRole('navigation', { name: '填写页面' })).toBeVisible()
  return contentId
}

/** Saves once, so that all queries of the page have finished and its next request is the next save. */
async function savedOnce(page: Page): Promise<void> {
  await answer(page, '立项依据').fill('先前写的')
  await expectSaved(page)
}

/** Longer than the write to the device, shorter than the delay of autosave. */
const savedOnDeviceMs = 500

test.describe('nothing typed is lost when the page goes away', () => {
  test('it is left before the server has anything', async ({ page }) => {
    const contentId = await openForm(page)
    await setNetwork(page, { offline: true })
    await answer(page, '创新点').fill('甲：可迁移的控制模型')
    await page.waitForTimeout(savedOnDeviceMs)
    // Requests that the page sends while unloading fail too.
    await page.goto('about:blank')
    await page.waitForTimeout(savedOnDeviceMs)
    await setNetwork(page, { offline: false })
    await page.goto(formAddress(contentId, 'plan'))
    await expect(answer(page, '创新点')).toHaveValue('甲：可迁移的控制模型')
    await expect(page.getByText(/已恢复 .* 存于本机、尚未保存的 1 项内容/)).toBeVisible()
    await expectSaved(page)
    expect((await content(page, contentId)).values.innovation).toBe('甲：可迁移的控制模型')
  })

  test('a reload on the very last key: what is not kept yet is asked about, and staying loses nothing', async ({
    page,
  }) => {
    const contentId = await openForm(page)
    // Stays on the page, as a user does who reads the warning about unsaved text.
    page.on('dialog', (dialog) => dialog.dismiss())
    await answer(page, '创新点').pressSequentially('最后一个字')
    await page.evaluate(() => setTimeout(() => location.reload()))
    await expect(answer(page, '创新点')).toHaveValue('最后一个字')
    await expectSaved(page)
    await page.goto('about:blank')
    await page.goto(formAddress(contentId, 'plan'))
    await expect(answer(page, '创新点')).toHaveValue('最后一个字')
    await expectSaved(page)
    expect((await content(page, contentId)).values.innovation).toBe('最后一个字')
  })

  test('the tab is closed; certificate and mobile numbers were never kept in the clear, and are asked for again', async ({
    page,
    context,
  }) => {
    const contentId = await openForm(page, 'team')
    await setNetwork(page, { offline: true })
    await answer(page, '从事专业').fill('交通工程')
    await answer(page, '身份证号').fill('310101198001011234')
    await page.waitForTimeout(savedOnDeviceMs)
    await expect(saveState(page)).toHaveText('仅存于本机，待重试')
    expect(await storedOnDevice(page)).not.toContain('310101198001011234')
    await page.close()

    await calmFromNextLoad(context)
    const again = await context.newPage()
    await again.goto(formAddress(contentId, 'team'))
    await expect(answer(again, '从事专业')).toHaveValue('交通工程')
    await expect(again.getByText(/有 1 处证件号码等敏感内容没有存在本机/)).toBeVisible()
  })

  test('a reviewer’s half-written opinion', async ({ page }) => {
    const contentId = await openForm(page)
    await fill(page, contentId)
    await submit(page, contentId)
    await enterAs(page, 'unitAdministrator', `/project-manage-list/unit-1/${guide().id}/review/${contentId}`)
    const review = page.getByRole('form', { name: '审核意见' })
    await review.getByRole('radio', { name: /^退回修改/ }).check()
    await review.getByRole('textbox', { name: /^意见/ }).fill('请补充测算依据，尤其是')
    await page.waitForTimeout(savedOnDeviceMs)
    await page.reload()
    await expect(review.getByRole('textbox', { name: /^意见/ })).toHaveValue('请补充测算依据，尤其是')
    await expect(review.getByRole('radio', { name: /^退回修改/ })).toBeChecked()
  })
})

test.describe('nothing typed is lost when the network or the server goes away', () => {
  test('offline in mid-form and back', async ({ page, context }) => {
    const contentId = await openForm(page)
    await answer(page, '立项依据').fill('网络正常时写的')
    await expectSaved(page)

    await setNetwork(page, { offline: true })
    await context.setOffline(true)
    await answer(page, '创新点').fill('断网时写的')
    await expect(saveState(page)).toHaveText('仅存于本机，待重试')
    await expect(page.getByText('暂时连不上服务器，可以继续填写，恢复后会自动保存。')).toBeVisible()
    await turnTo(page, '经费预算')
    await answer(page, '间接费用：专项资金').fill('3')
    await turnTo(page, '目标与进度')
    await expect(answer(page, '创新点')).toHaveValue('断网时写的')

    await setNetwork(page, { offline: false })
    await context.setOffline(false)
    await expectSaved(page)
    await expect(page.getByText('暂时连不上服务器')).toHaveCount(0)
    const { values } = await content(page, contentId)
    expect(values).toMatchObject({ background: '网络正常时写的', innovation: '断网时写的', indirectSpecial: '3' })
  })

  test('the server answers something that is not JSON at a save: it stays on the device, is said, and is saved later', async ({
    page,
  }) => {
    const contentId = await openForm(page)
    await savedOnce(page)
    await setNetwork(page, { nextMalformed: true })
    await answer(page, '创新点').fill('服务器出错时写的')
    await expect(saveState(page)).toHaveText('仅存于本机，待重试')
    await expectSaved(page)
    expect((await content(page, contentId)).values.innovation).toBe('服务器出错时写的')
  })

  test('the server refuses a save: its reason is said where it happened, and the answers stay', async ({ page }) => {
    await openForm(page)
    await savedOnce(page)
    await setNetwork(page, { nextCode: 60403 })
    await answer(page, '创新点').fill('被拒绝的内容')
    const reason = page.getByRole('alert').filter({ hasText: '表格行数超过上限，请删除多余的行' })
    await expect(reason).toContainText('填写的内容没有丢失，改正后会自动保存。')
    await expect(answer(page, '创新点')).toHaveValue('被拒绝的内容')
    // Autosave also retries by itself, possibly before the click on 立即重试.
    await expectSaved(page)
    await expect(reason).toHaveCount(0)
  })

  test('an attachment that does not get through can be sent again, and the other answers are untouched', async ({
    page,
  }) => {
    await openForm(page, 'attachments')
    const field = uploadField(page, '项目可行性报告')
    await setNetwork(page, { offline: true })
    await attach(page, '项目可行性报告', pdf('可行性报告.pdf'))
    await expect(field.getByRole('alert')).toContainText('网络无法连接')
    await setNetwork(page, { offline: false })
    await field.getByRole('button', { name: '重试 可行性报告.pdf' }).click()
    await expect(field.getByRole('button', { name: '删除 可行性报告.pdf' })).toBeVisible()
    await expectSaved(page)
  })
})

test('a login that ends in mid-form is said over the page; signed in again, the person goes on and everything typed is sent', async ({
  page,
}) => {
  const contentId = await openForm(page, 'team')
  const address = page.url()
  await answer(page, '从事专业').fill('已经保存的')
  await expectSaved(page)
  await answer(page, '从事专业').fill('登录失效时写的')
  await endAllLogins(page)
  await answer(page, '第 1 行 手机号码').fill('13911112222')
  await signInAgain(page)
  await expect(heading(page, '项目团队')).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(answer(page, '从事专业')).toHaveValue('登录失效时写的')
  await expect(answer(page, '第 1 行 手机号码')).toHaveValue('13911112222')
  await expectSaved(page)
  expect((await content(page, contentId)).values.leaderMajor).toBe('登录失效时写的')
})

test('what one person typed on a shared computer is not shown to the next', async ({ page }) => {
  await openForm(page)
  const address = page.url()
  await answer(page, '创新点').fill('不给别人看的内容')
  await endAllLogins(page)
  await signInAgain(page, 'unitAdministrator')
  await expect(heading(page, /王建华/)).toBeVisible()
  await page.goto(address)
  await expect(heading(page, /您不能查看这份内容|你无权访问该页面/)).toBeVisible()
  await expect(page.getByText('不给别人看的内容')).toHaveCount(0)
})

test.describe('two tabs never overwrite each other silently', () => {
  test('submitted in one, the old tab says so clearly and still shows what was typed', async ({ page, context }) => {
    const contentId = await openForm(page)
    const other = await context.newPage()
    await fill(page, contentId)
    await page.reload()
    await expect(answer(page, '创新点')).toHaveValue('创新点')
    await other.goto(formAddress(contentId, 'plan'))
    await expect(answer(other, '创新点')).toHaveValue('创新点')
    await submit(other, contentId)

    await answer(page, '创新点').fill('提交之后才想到的')
    const alert = page.getByRole('alert').filter({ hasText: '表单已提交，不能再修改' })
    await expect(alert).toBeVisible()
    await expect(alert).toContainText('提交之后才想到的')
    await expect(saveState(page)).toHaveText('已锁定')
    expect((await content(other, contentId)).values.innovation).toBe('创新点')
  })

  test('the same answer changed in both: both versions are shown, and the person chooses', async ({
    page,
    context,
  }) => {
    const contentId = await openForm(page)
    const other = await context.newPage()
    await other.goto(formAddress(contentId, 'plan'))
    await answer(other, '创新点').fill('另一个标签页写的')
    await expectSaved(other)
    await answer(page, '创新点').fill('这个标签页写的')
    const choice = page.getByRole('region', { name: '有 1 项内容别人也改了，请选择保留哪一个' })
    await expect(choice).toContainText('另一个标签页写的')
    await expect(choice).toContainText('这个标签页写的')
    await expect(saveState(page)).toHaveText('有冲突')
    expect((await content(page, contentId)).values.innovation).toBe('另一个标签页写的')

    await choice.getByRole('button', { name: '按选择处理' }).click()
    await expect(choice.getByRole('alert')).toHaveText('请为每一项选择一个版本')
    await choice.getByRole('radio', { name: /我的/ }).check()
    await choice.getByRole('button', { name: '按选择处理' }).click()
    await expect(choice).toHaveCount(0)
    await expectSaved(page)
    expect((await content(page, contentId)).values.innovation).toBe('这个标签页写的')
  })

  test('different answers changed in both: nobody is asked, both are kept', async ({ page, context }) => {
    const contentId = await openForm(page)
    const other = await context.newPage()
    await other.goto(formAddress(contentId, 'plan'))
    await answer(other, '立项依据').fill('另一个标签页的依据')
    await expectSaved(other)
    await answer(page, '创新点').fill('这个标签页的创新点')
    await expectSaved(page)
    await expect(answer(page, '立项依据')).toHaveValue('另一个标签页的依据')
    await expect(page.getByRole('region', { name: /别人也改了/ })).toHaveCount(0)
    const { values } = await content(page, contentId)
    expect(values).toMatchObject({ background: '另一个标签页的依据', innovation: '这个标签页的创新点' })
  })
})
