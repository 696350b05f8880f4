/** Helpers of all browser tests: sign in and out, headings, menus, fields, dialogs. */
import { demoPassword, personas } from '@mocks/personas'
import { expect, type Locator, type Page } from '@playwright/test'
import { administrators } from './personas-login.mjs'
import { order, served } from './served'

/** The password of every demo persona. */
export const password = demoPassword

/** Signs in by the persona's button on the sign-in page, as a visitor of the demonstration does; where there is none, by name and password. */
export async function signInAs(page: Page, persona: string): Promise<void> {
  if (!page.url().includes('/user/login')) await page.goto('/user/login')
  if (served) await typeLogin(page, personas.find(({ name }) => name === persona)?.accountCode ?? persona)
  else await page.getByRole('button', { name: persona, exact: true }).click()
  await expect(page.getByRole('button', { name: /，用户菜单$/ })).toBeVisible()
}

/** Signs in on the sign-in page as anybody does. */
export async function typeLogin(page: Page, accountCode: string): Promise<void> {
  await page.getByRole('textbox', { name: '用户名或手机号码' }).fill(accountCode)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await passSecondFactor(page, accountCode)
}

/** Types the code that an administrator's mobile has received; nothing for others. */
async function passSecondFactor(page: Page, accountCode: string): Promise<void> {
  const mobile = administrators[accountCode]
  if (!mobile) return
  const dialog = page.getByRole('dialog', { name: '二次验证' })
  await expect(dialog.getByText(`验证码已发送至尾号 ${mobile.slice(-4)} 的手机`)).toBeVisible()
  const telephone = await page.request.get(`/api/simulated/telephone/${mobile}`)
  await dialog.getByRole('textbox', { name: '验证码' }).fill((await telephone.json()).code)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
}

/** Signs the person whose session has ended in again over the page. */
export async function signInAgain(page: Page, persona: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '重新登录' })
  await expect(dialog.getByText('您还未登录或登录已失效')).toBeVisible()
  await passSignInDialog(page, dialog, persona)
}

/** Signs the person in again over a page that was locked because of idleness. */
export async function unlock(page: Page, persona: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '本页已锁定' })
  await expect(dialog.getByText(/没有操作，为保护您的信息/)).toBeVisible()
  await passSignInDialog(page, dialog, persona)
}

async function passSignInDialog(page: Page, dialog: Locator, persona: string): Promise<void> {
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await passSecondFactor(page, persona)
  await expect(dialog).toHaveCount(0)
}

/** Signs out by the user menu, with its question. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /，用户菜单$/ }).click()
  await page.getByRole('menuitem', { name: '注销登录' }).click()
  const question = page.getByRole('dialog', { name: '真的要注销登录吗 ?' })
  await question.getByRole('button', { name: '注销登录', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
}

/** The page's one heading. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Chooses a page of the main menu through its group. */
export async function chooseInMenu(page: Page, group: string, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('menuitem', { name: group }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Turns to a page of the form by its list of pages. */
export async function turnTo(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: '填写页面' }).getByRole('link', { name: title }).click()
  await expect(heading(page, title)).toBeVisible()
}

/** Filters a list by a word and waits until all rows match: a click during the change would hit another row. */
export async function lookFor(page: Page, word: string): Promise<void> {
  await page.getByRole('textbox', { name: '关键词' }).fill(word)
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.locator('main tbody tr').filter({ hasNotText: word })).toHaveCount(0)
}

/** A single-line, long or numeric field by its label; a required field's label goes on with 必填. */
export const answer = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${escaped(label)}`) })

export async function choose(page: Page, question: string, option: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: new RegExp(`^${escaped(question)}`) })
  await group.getByRole('radio', { name: option, exact: true }).check()
}

/** Takes an entry of a list, searching for it where the list can be searched. */
export async function pick(page: Page, box: Locator, entry: string): Promise<void> {
  const select = box.locator('xpath=ancestor::div[contains(concat(" ", @class, " "), " ant-select ")]')
  await box.click()
  // A select that was clicked before its code loaded opens with it.
  await expect(box).toHaveJSProperty('tagName', 'INPUT')
  if (await box.isEditable()) await box.fill(entry)
  await page.locator('.ant-select-dropdown:visible').getByTitle(entry, { exact: true }).click()
  await expect(select).toContainText(entry)
}

/** Looks an entry up in a dictionary by its label. */
export async function look(page: Page, label: string, entry: string): Promise<void> {
  await pick(page, page.getByRole('combobox', { name: new RegExp(`^${escaped(label)}`) }), entry)
}

/** Types two days into a range's pickers, leaving each by the tabulator. */
export async function days(range: Page | Locator, start: string, end: string): Promise<void> {
  for (const [label, day] of [
    ['开始日期', start],
    ['结束日期', end],
  ] as const) {
    const box = range.getByRole('textbox', { name: label })
    await box.fill(day)
    await box.press('Tab')
    await expect(box).toHaveValue(day)
  }
}

/** A button ignores a second click for 500 ms (specification, section 9); no user is that fast. */
export const nextClickCounts = (page: Page) => page.waitForTimeout(500)

/** How far the form's answers have got; the status in the bar at the bottom. */
export const saveState = (page: Page) => page.locator('[role=status][data-status]')

export async function expectSaved(page: Page): Promise<void> {
  // With its day where a test has let a day pass.
  await expect(saveState(page)).toHaveText(/已保存 (\d{4}-\d\d-\d\d )?\d\d:\d\d/)
}

/** A file that begins, and is, as a PDF. */
export function pdf(name: string, bytes = 2048) {
  const body =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
  const more = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  const buffer = Buffer.concat([
    Buffer.from(body + more),
    Buffer.alloc(Math.max(0, bytes - body.length - more.length), '%'),
  ])
  return { name, mimeType: 'application/pdf', buffer }
}

/** Attaches a file by the button of an upload field, as a person does. */
export async function attach(page: Page, label: string, file: ReturnType<typeof pdf>): Promise<void> {
  const field = uploadField(page, label)
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: '选择文件' }).click()
  await (await chooser).setFiles(file)
}

export const uploadField = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`^${escaped(label)}`) })

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Reads the code that was sent to a mobile where a tester reads it: in the demo panel, or where the server prints it. */
export async function readCode(page: Page, mobile: string): Promise<string> {
  if (served) {
    let code: string | null = null
    await expect.poll(async () => (code = await order({ order: 'code', target: mobile }))).toBeTruthy()
    return code ?? ''
  }
  await page.getByRole('button', { name: '演示面板' }).click()
  const panel = page.getByRole('region', { name: '演示面板' })
  const code = await panel.getByRole('listitem').filter({ hasText: mobile }).locator('b').first().textContent()
  await panel.getByRole('button', { name: '收起' }).click()
  return code ?? ''
}

/** The commission, which no persona plays, approves a declaration that was accepted. */
export async function approveAsCommission(page: Page, contentId: string, title: string): Promise<void> {
  if (served) return void (await order({ order: 'approve', id: contentId }))
  await page.goto('/')
  await page.getByRole('button', { name: '演示面板' }).click()
  const panel = page.getByRole('region', { name: '演示面板' })
  await panel
    .getByRole('button', { name: `立项：${title}` })
    .first()
    .click()
  await expect(panel.getByText(/已立项，负责人可以填报任务书/)).toBeVisible()
}

/** Decides beside the submitted content. */
export async function judge(page: Page, decision: RegExp, opinion = ''): Promise<void> {
  const form = page.getByRole('form', { name: '审核意见' })
  await form.getByRole('radio', { name: decision }).check()
  await form.getByRole('textbox', { name: /^意见/ }).fill(opinion)
  await form.getByRole('button', { name: '提交审核意见' }).click()
  await expect(page.getByText(/^操作成功：/)).toBeVisible()
}

/** Crashes the page, as when its process runs out of memory, and closes it. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Everything the portal itself keeps on this device, as text; the embedded backend's own tables are the server. */
export function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      if (!name || name.startsWith('embedded-backend')) continue
      const database = await read(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        found.push(await read(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    return JSON.stringify(found)
  })
}
