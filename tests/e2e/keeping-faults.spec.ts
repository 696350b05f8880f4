import type { Page } from '@playwright/test'
import {
  become,
  begin,
  calmFromNextLoad,
  content,
  endAllLogins,
  fill,
  formAddress,
  setNetwork,
  submit,
} from './backend'
import { answer, expectSaved, saveState, signInAgain, turnTo } from './support'
import { expect, test } from './test'
import { breakDevice } from './text-locations'

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
const savedOnDeviceMs = 700

const restored = (page: Page) => page.getByText(/已恢复 .* 存于本机、尚未保存的/)
const leaving = (page: Page) => page.getByRole('dialog', { name: '还有内容没有保存到服务器' })

test.describe('the page goes away', () => {
  test('the renderer crashes: the same address offers what was typed, and saves it', async ({ page, context }) => {
    const contentId = await openForm(page)
    await setNetwork(page, { offline: true })
    await answer(page, '创新点').fill('崩溃之前写的')
    await page.waitForTimeout(savedOnDeviceMs)
    const crashed = page.waitForEvent('crash')
    page.goto('chrome://crash').catch(() => undefined)
    await crashed
    await page.close()

    await calmFromNextLoad(context)
    const again = await context.newPage()
    await openAt(again, contentId)
    await expect(answer(again, '创新点')).toHaveValue('崩溃之前写的')
    await expect(restored(again)).toBeVisible()
    await expectSaved(again)
    expect((await content(again, contentId)).values.innovation).toBe('崩溃之前写的')
  })

  test('after a restart each page’s answers are offered beside the server’s, which can be had back', async ({
    page,
    context,
  }) => {
    const contentId = await openForm(page)
    await answer(page, '创新点').fill('服务器上的创新点')
    await expectSaved(page)
    await setNetwork(page, { offline: true })
    await answer(page, '创新点').fill('本机的创新点')
    await turnTo(page, '经费预算')
    await answer(page, '间接费用：专项资金').fill('3')
    await page.waitForTimeout(savedOnDeviceMs)
    await page.close()

    await calmFromNextLoad(context)
    const again = await context.newPage()
    await openAt(again, contentId)
    await expect(restored(again)).toContainText('2 项')
    const plan = again.getByRole('group').filter({ hasText: '目标与进度：1 项' })
    await plan.getByText('目标与进度：1 项').click()
    await expect(plan).toContainText('本机的创新点')
    await expect(plan).toContainText('服务器上的创新点')
    await plan.getByRole('button', { name: '本页改用服务器上的' }).click()
    await expect(answer(again, '创新点')).toHaveValue('服务器上的创新点')
    await expect(restored(again)).toContainText('1 项')
    await expectSaved(again)
    const { values } = await content(again, contentId)
    expect(values).toMatchObject({ innovation: '服务器上的创新点', indirectSpecial: '3' })
  })

  test('the form is left by a link while the network is gone: it says where the answers are, and they wait', async ({
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

  test('the form is left by a link right after the last key: it is saved first, and nobody is asked', async ({
    page,
  }) => {
    const contentId = await openForm(page)
    await answer(page, '创新点').fill('最后一句')
    await page.getByRole('link', { name: '返回项目申报书' }).click()
    await expect(page).toHaveURL(/declare-status-list/)
    await expect(leaving(page)).toHaveCount(0)
    expect((await content(page, contentId)).values.innovation).toBe('最后一句')
  })
})

test.describe('the device keeps nothing', () => {
  for (const [what, how] of [
    ['its storage is full', 'full'],
    ['it has no storage', 'denied'],
    ['its storage does not answer', 'hanging'],
  ] as const) {
    test(`${what}: it is said, leaving asks, and the server still gets everything`, async ({ page }) => {
      await breakDevice(page, how)
      const contentId = await openForm(page)
      await setNetwork(page, { offline: true })
      await answer(page, '创新点').fill('只在内存里的')
      await expect(saveState(page)).toHaveText('本机也无法保存，请不要关闭页面，待重试')
      await page.getByRole('link', { name: '返回项目申报书' }).click()
      await expect(leaving(page)).toContainText('这些内容本机也没有存下，离开就会丢失。')
      await leaving(page).getByRole('button', { name: '留在本页' }).click()
      await expect(answer(page, '创新点')).toHaveValue('只在内存里的')
      await setNetwork(page, { offline: false })
      await expectSaved(page)
      expect((await content(page, contentId)).values.innovation).toBe('只在内存里的')
    })
  }
})

test.describe('the server', () => {
  test('is down for a while and fails each save: one notice, no dialog, and everything arrives', async ({ page }) => {
    const contentId = await openForm(page)
    // All queries of the page have finished, so its next request is the next save.
    await answer(page, '创新点').fill('起头')
    await expectSaved(page)
    await setNetwork(page, { nextStatus: 500 })
    await answer(page, '创新点').fill('第一句')
    await expect(saveState(page)).toHaveText('仅存于本机，待重试')
    await setNetwork(page, { nextStatus: 503 })
    await answer(page, '立项依据').fill('第二句')
    await expectSaved(page)
    const { values } = await content(page, contentId)
    expect(values).toMatchObject({ innovation: '第一句', background: '第二句' })
  })

  test('does not know the token any more: after signing in everything typed is there', async ({ page }) => {
    const contentId = await openForm(page)
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: what a damaged cookie looks like
      document.cookie = 'portal_token=garbage; path=/; SameSite=Strict'
    })
    await answer(page, '创新点').fill('令牌坏了以后写的')
    await signInAgain(page)
    await expect(answer(page, '创新点')).toHaveValue('令牌坏了以后写的')
    await expectSaved(page)
    expect((await content(page, contentId)).values.innovation).toBe('令牌坏了以后写的')
  })

  test('answers after five seconds: typing goes on where the cursor is, in other fields and on other pages', async ({
    page,
  }) => {
    const contentId = await openForm(page)
    await setNetwork(page, { delay: 5000 })
    const innovation = answer(page, '创新点')
    await innovation.fill('慢器')
    await expect(saveState(page)).toHaveText('保存中…')
    await innovation.press('ArrowLeft')
    await innovation.pressSequentially('服务')
    await expect(innovation).toHaveValue('慢服务器')
    await turnTo(page, '经费预算')
    await answer(page, '间接费用：专项资金').fill('2')
    await setNetwork(page, { delay: 0 })
    await expectSaved(page)
    const { values } = await content(page, contentId)
    expect(values).toMatchObject({ innovation: '慢服务器', indirectSpecial: '2' })
  })
})

test('the login ends twice: each time the person goes on with what they typed', async ({ page }) => {
  const contentId = await openForm(page)
  for (const text of ['第一次失效', '第二次失效']) {
    // Typed first: without unsaved text, any other request of the page leads to the sign-in page.
    await answer(page, '创新点').fill(text)
    await endAllLogins(page)
    await signInAgain(page)
    await expect(answer(page, '创新点')).toHaveValue(text)
    await expectSaved(page)
  }
  expect((await content(page, contentId)).values.innovation).toBe('第二次失效')
})

test('a day that is none is kept, saved and named when the page is left', async ({ page }) => {
  const contentId = await openForm(page, 'basic')
  const start = page.getByRole('group', { name: /^项目执行期/ }).getByRole('textbox', { name: '开始日期' })
  await start.fill('明年三月初')
  await start.press('Tab')
  await expectSaved(page)
  await page.reload()
  await expect(start).toHaveValue('明年三月初')
  expect((await content(page, contentId)).values.cycle).toMatchObject({ start: '明年三月初' })
})

test.describe('two tabs', () => {
  test('are told of each other', async ({ page, context }) => {
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

  test('change different rows of one table: each row is put side by side, the changed ones proposed', async ({
    page,
    context,
  }) => {
    const contentId = await openForm(page, 'budget')
    const other = await context.newPage()
    await openAt(other, contentId, 'budget')
    const amount = (target: Page, row: number) => answer(target, `第 ${row} 行 专项资金`).first()
    await amount(other, 1).fill('5')
    await expectSaved(other)
    await amount(page, 2).fill('7')
    const choice = page.getByRole('region', { name: '有 1 项内容别人也改了，请选择保留哪一个' })
    await expect(choice.getByRole('radiogroup')).toHaveCount(2)
    await choice.getByRole('button', { name: '按选择处理' }).click()
    await expect(choice).toHaveCount(0)
    await expectSaved(page)
    const { directCosts } = (await content(page, contentId)).values as unknown as {
      directCosts: { cells: { special: string } }[]
    }
    expect(directCosts.slice(0, 2).map((row) => row.cells.special)).toEqual(['5', '7'])
  })

  test('what the other saved is seen before submitting', async ({ page, context }) => {
    const contentId = await openForm(page)
    await fill(page, contentId)
    await openAt(page, contentId)
    const other = await context.newPage()
    await openAt(other, contentId)
    await answer(other, '立项依据').fill('另一个标签页改的依据')
    await expectSaved(other)
    await answer(page, '创新点').fill('这一页改的创新点')
    await expectSaved(page)
    const changes = page.getByRole('region', { name: '有 1 项内容在别处改过，已载入最新内容，请查看' })
    await expect(changes).toContainText('另一个标签页改的依据')
    await changes.getByRole('button', { name: '我已查看' }).click()
    await expect(changes).toHaveCount(0)
  })

  test('submitted in one on another page: the old tab keeps what was typed, to be copied', async ({
    page,
    context,
  }) => {
    const contentId = await openForm(page)
    await fill(page, contentId)
    await openAt(page, contentId)
    const other = await context.newPage()
    await openAt(other, contentId)
    await submit(other, contentId)
    await answer(page, '创新点').fill('提交之后写的')
    await expect(page.getByRole('alert').filter({ hasText: '提交之后写的' })).toBeVisible()
    await expect(saveState(page)).toHaveText('已锁定')
  })
})
