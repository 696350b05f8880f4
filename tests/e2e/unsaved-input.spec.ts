/** Browser tests that no input is lost when page, network or server fail. */
import type { Page } from '@playwright/test'
import { become, begin, calmFromNextLoad, content, formAddress, setNetwork } from './backend'
import { answer, expectSaved, saveState, storedOnDevice, turnTo } from './support'
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
})
