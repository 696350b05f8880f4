/** Browser tests that no input is lost when page, network or server fail. */
import type { Page } from '@playwright/test'
import { become, begin, calmFromNextLoad, content, endAllLogins, formAddress, setNetwork } from './backend'
import { answer, expectSaved, heading, saveState, signInAgain, storedOnDevice, turnTo } from './support'
import { expect, test } from './test'

/** A new declaration of the researcher, open at one of its pages. */
async function openForm(page: Page, pageId = 'plan'): Promise<string> {
  await become(page, 'researcher')
  const contentId = await begin(page)
  await openAt(page, contentId, pageId)
  return contentId
}

async function openAt(page: Page, contentId: string, pageId = 'plan'): Promise<void> {
  await page.goto(formAddress(contentId, pageId))
  await expect(page.getByRole('navigation', { name: '填写页面' })).toBeVisible()
}

const leaving = (page: Page) => page.getByRole('dialog', { name: '还有内容没有保存到服务器' })

/** Longer than the write to the device, shorter than the delay of autosave. */
const savedOnDeviceMs = 500

test.describe('no input is lost when the page closes', () => {
  test('a reload right after a keystroke asks for confirmation while the draft is unsaved, and cancelling loses nothing', async ({
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

  test('after closing the tab certificate and mobile numbers, never stored in the clear, are requested again', async ({
    page,
    context,
  }) => {
    const contentId = await openForm(page, 'team')
    await setNetwork(page, { offline: true })
    await answer(page, '从事专业').fill('交通工程')
    await answer(page, '身份证号').fill('310101198001011234')
    await page.waitForTimeout(savedOnDeviceMs)
    await expect(saveState(page)).toHaveText('仅存于本机，会自动重试')
    expect(await storedOnDevice(page)).not.toContain('310101198001011234')
    await page.close()

    await calmFromNextLoad(context)
    const again = await context.newPage()
    await again.goto(formAddress(contentId, 'team'))
    await expect(answer(again, '从事专业')).toHaveValue('交通工程')
    await expect(again.getByText(/有 1 处证件号码等敏感内容没有存在本机/)).toBeVisible()
  })

  test('leaving a form by a link while offline tells where the answers are stored, and they are sent later', async ({
    page,
  }) => {
    const contentId = await openForm(page)
    await setNetwork(page, { offline: true })
    await answer(page, '创新点').fill('还没发出去的')
    await page.getByRole('link', { name: '返回项目申报书' }).click()
    await expect(leaving(page)).toContainText('这些内容已存在本机')
    await leaving(page).getByRole('button', { name: '留在本页' }).click()
    await expect(answer(page, '创新点')).toHaveValue('还没发出去的')
    await page.getByRole('link', { name: '返回项目申报书' }).click()
    await leaving(page).getByRole('button', { name: '仍然离开' }).click()
    await expect(page).toHaveURL(/declare-status-list/)

    await setNetwork(page, { offline: false })
    await openAt(page, contentId)
    await expect(answer(page, '创新点')).toHaveValue('还没发出去的')
    await expectSaved(page)
  })

  test('leaving a form by a link right after a keystroke saves first, without a question', async ({ page }) => {
    const contentId = await openForm(page)
    await answer(page, '创新点').fill('最后一句')
    await page.getByRole('link', { name: '返回项目申报书' }).click()
    await expect(page).toHaveURL(/declare-status-list/)
    await expect(leaving(page)).toHaveCount(0)
    expect((await content(page, contentId)).values.innovation).toBe('最后一句')
  })
})

test.describe('no input is lost when the network or the server fails', () => {
  test('going offline in a form and coming back', async ({ page, context }) => {
    const contentId = await openForm(page)
    await answer(page, '立项依据').fill('网络正常时写的')
    await expectSaved(page)

    await setNetwork(page, { offline: true })
    await context.setOffline(true)
    await answer(page, '创新点').fill('断网时写的')
    await expect(saveState(page)).toHaveText('仅存于本机，会自动重试')
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
})

test('a session that ends in a form is renewed in a dialog over the page, and all input is sent', async ({ page }) => {
  const contentId = await openForm(page, 'team')
  const address = page.url()
  await answer(page, '从事专业').fill('已经保存的')
  await expectSaved(page)
  await answer(page, '从事专业').fill('登录失效时写的')
  await endAllLogins(page)
  await answer(page, '第 1 行 手机号码').fill('13911112222')
  await signInAgain(page, 'researcher')
  await expect(heading(page, '项目团队')).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(answer(page, '从事专业')).toHaveValue('登录失效时写的')
  await expect(answer(page, '第 1 行 手机号码')).toHaveValue('13911112222')
  await expectSaved(page)
  expect((await content(page, contentId)).values.leaderMajor).toBe('登录失效时写的')
})

test.describe('two tabs never overwrite each other silently', () => {
  test('and show each other’s presence', async ({ page, context }) => {
    const contentId = await openForm(page)
    const other = await context.newPage()
    await openAt(other, contentId)
    await expect(other.getByText('您在另一个标签页也打开了本页')).toBeVisible()
    await page.reload()
    await expect(page.getByText('您在另一个标签页也打开了本页')).toBeVisible()
    await turnTo(other, '经费预算')
    await page.reload()
    await expect(page.getByText('您在另一个标签页打开了“经费预算”')).toBeVisible()
  })

  test('and show both versions of an answer changed in both, for the user to choose', async ({ page, context }) => {
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
})
