/** Browser tests that a place which cannot store typed text on the device works, says so, and asks before the text is lost. */

import { setNetwork } from './backend'
import { breakDevice } from './break-device'
import { inLocations, type TriedFault } from './in-locations'
import { expect } from './test'

const broken = ['full', 'denied', 'hanging'] as const

const run: TriedFault['run'] = async (location, page, _context, { text }) => {
  if (location.savesByItself) await setNetwork(page, { offline: true })
  await location.type(page, text)
  await expect(page.getByText(/这台设备现在存不下您填写的内容|本机也无法保存，请不要关闭页面/).first()).toBeVisible()
  await expect(page.getByText(/保存在这台电脑上|仅存于本机|会暂存在本机|关闭，保留输入/)).toHaveCount(0)
  const dialogEvent = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  const dialog = await dialogEvent
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(location.field(page)).toHaveValue(text)
  if (location.leave) {
    // A link also asks, and lets the user leave.
    await location.leave(page)
    const question = page.getByRole('dialog', { name: '还有内容没有保存到服务器' })
    await expect(question).toContainText('这些内容本机也没有存下，离开就会丢失。')
    await question.getByRole('button', { name: '仍然离开' }).click()
    await expect(question).toHaveCount(0)
    await expect(location.field(page)).toHaveCount(0)
  }
  return undefined
}

inLocations(broken.map((fault) => ({ fault, alone: true, before: (page) => breakDevice(page.context(), fault), run })))
