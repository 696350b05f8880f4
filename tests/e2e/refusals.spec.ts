import type { Page } from '@playwright/test'
import { advance, become, begin, endAllLogins, enterAs, fill, formAddress, guide, setNetwork } from './backend'
import {
  answer,
  attach,
  expectSaved,
  heading,
  nextClickCounts,
  password,
  pdf,
  saveState,
  signInAgain,
  signInAs,
  uploadField,
} from './support'
import { expect, test } from './test'

test.describe('what is not there, or not this person’s, is said at its place with a way on', () => {
  test('an unknown id', async ({ page }) => {
    await become(page, 'researcher')
    for (const [address, title, way, list] of [
      ['/smartform/project-declaration/content-none/basic', '没有找到这份内容', '返回我的项目', '我的项目'],
      ['/declare-status-list/content-none', '没有找到这份内容', '返回我的项目', '我的项目'],
      ['/my-project/del/content-none', '没有找到这份内容', '返回我的项目', '我的项目'],
      ['/project-declare/guide-none/remark-none', '没有找到这份指南', '返回指南列表', '项目申报'],
    ] as const) {
      await page.goto(address)
      await expect(heading(page, title)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: way }).click()
      await expect(heading(page, list)).toBeVisible()
    }
  })

  test('someone else’s declaration is neither shown nor told apart from its content', async ({ page }) => {
    await become(page, 'researcher')
    const contentId = await begin(page)
    for (const address of [
      formAddress(contentId),
      `/declare-status-list/${contentId}`,
      `/my-project/del/${contentId}`,
    ]) {
      await enterAs(page, 'expert', address)
      await expect(heading(page, '您不能查看这份内容')).toBeVisible()
      await expect(page.getByText('陈思远')).toHaveCount(0)
    }
  })

  test('a page somebody has no permission for says whom to ask', async ({ page }) => {
    await enterAs(page, 'newResearcher', '/my-project')
    await expect(heading(page, '你无权访问该页面')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('请选择单位并提出申请，由该单位的管理员审核。')
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(heading(page, /林晓岚/)).toBeVisible()
  })

  test('an address that leads nowhere', async ({ page }) => {
    await enterAs(page, 'researcher', '/no/such/page')
    await expect(heading(page, '页面不存在或仍在开发中')).toBeVisible()
  })

  test('a page the form does not have leads to the first', async ({ page }) => {
    await become(page, 'researcher')
    await page.goto(formAddress(await begin(page), 'no-such-page'))
    await expect(heading(page, '基本信息')).toBeVisible()
  })
})

test.describe('a guide that is closed', () => {
  test('explains that it is, and offers no start', async ({ page }) => {
    const number = `${String(new Date().getFullYear()).slice(2)}DZ3100`
    await enterAs(page, 'researcher', `/project-declare/guide-${number}/remark-${number}`)
    await expect(page.getByText(/您现在还不能在本指南下申报|您已在本指南下提交申报书/)).toBeVisible()
    const conditions = page.getByRole('region', { name: '申报条件' })
    await expect(conditions.getByRole('listitem').filter({ hasText: '申报时间' })).toContainText('未满足')
    await expect(page.getByRole('button', { name: '开始申报' })).toHaveCount(0)
  })

  test('closing in mid-form (60347): handing in is refused at its place, and what was typed stays', async ({
    page,
  }) => {
    await become(page, 'researcher')
    const contentId = await begin(page)
    await fill(page, contentId)
    await page.goto(formAddress(contentId, 'plan'))
    await expect(heading(page, '目标与进度')).toBeVisible()
    await answer(page, '创新点').fill('截止之后写的')
    // A login does not last that long either.
    await advance(page, 26 * 24 * 3600_000)
    await signInAgain(page)
    await expect(saveState(page)).toContainText('已保存')
    await page.getByRole('button', { name: '核对并提交' }).click()
    await page.getByRole('button', { name: '提交申报书' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/申报已于 .+ 截止，不能再填报或提交/)
    await expect(page.getByRole('main')).toContainText('截止之后写的')
  })
})

test.describe('a server that fails is told where it happened, and can be asked again', () => {
  test('a page whose call fails says so, and recovers when it is asked again', async ({ page }) => {
    test.setTimeout(120_000)
    await become(page, 'researcher')
    for (const [failure, text] of [
      [{ nextMalformed: true }, '收到的内容无法识别，请稍后再试'],
      [{ nextStatus: 503 }, '服务暂时不可用，请稍后再试'],
      [{ offline: true }, '网络无法连接'],
      [{ nextCode: 699999 }, '未定义的错误（699999）'],
    ] as const) {
      await page.goto('/project-declare')
      await expect(page.getByRole('table')).toBeVisible()
      await setNetwork(page, failure)
      await page.getByRole('navigation', { name: '主菜单' }).getByRole('menuitem', { name: '项目管理' }).click()
      await page.getByRole('menuitem', { name: '我的项目' }).click()
      await expect(heading(page, '我的项目')).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByText(text)).toBeVisible()
      await setNetwork(page, { offline: false })
      await main.getByRole('button', { name: '重试' }).click()
      await expect(main.getByText(text)).toHaveCount(0)
      await expect(page.getByRole('table')).toBeVisible()
      // The message is visible once and announced once.
      await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(0)
    }
  })

  test('at the start of a declaration: the refusal is said there, and the commitment stays ticked', async ({
    page,
  }) => {
    const { id, remarkId } = guide()
    await enterAs(page, 'researcher', `/project-declare/${id}/${remarkId}`)
    const start = page.getByRole('region', { name: '开始申报' })
    await start.getByRole('checkbox').check()
    await setNetwork(page, { nextStatus: 500 })
    await start.getByRole('button', { name: '开始申报' }).click()
    await expect(start.getByRole('alert')).toContainText('服务器未知错误')
    await expect(start.getByRole('checkbox')).toBeChecked()
    await nextClickCounts(page)
    await start.getByRole('button', { name: '开始申报' }).click()
    await expect(heading(page, '基本信息')).toBeVisible()
  })

  test('at handing in: it is said, nothing is lost, and the next try succeeds', async ({ page }) => {
    await become(page, 'researcher')
    const contentId = await begin(page)
    await fill(page, contentId)
    await page.goto(formAddress(contentId, 'recusal'))
    await expect(heading(page, '回避专家')).toBeVisible()
    await page.getByRole('button', { name: '核对并提交' }).click()
    await expect(page.getByRole('button', { name: '提交申报书' })).toBeVisible()
    // The failure is for handing in, not for what its page still asks.
    await page.waitForLoadState('networkidle')
    await setNetwork(page, { nextStatus: 502 })
    await page.getByRole('button', { name: '提交申报书' }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /服务暂时不可用|请稍后/ }),
    ).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await nextClickCounts(page)
    await page.getByRole('button', { name: '提交申报书' }).click()
    await expect(heading(page, '申报书已提交')).toBeVisible()
  })
})

test('each wrong file is refused with its reason, and takes neither the form nor the good file with it', async ({
  page,
}) => {
  await become(page, 'researcher')
  await page.goto(formAddress(await begin(page), 'attachments'))
  const field = uploadField(page, '项目可行性报告')
  await expect(field).toContainText('支持 pdf、doc、docx，最多 1 个文件，每个小于 10M')
  const wrong: readonly [ReturnType<typeof pdf>, string][] = [
    [{ ...pdf('病毒.exe'), mimeType: 'application/octet-stream' }, '文件类型不支持'],
    [pdf('太大.pdf', 10 * 1024 * 1024 + 1), '文件大小限制小于10M'],
    [pdf(`${'长'.repeat(48)}.pdf`), '文件名称太长'],
    [{ ...pdf('空的.pdf'), buffer: Buffer.alloc(0) }, '文件是空的，请选择有内容的文件'],
    [{ ...pdf('改名.pdf'), buffer: Buffer.from('<html><script>alert(1)</script></html>') }, '文件内容与扩展名不符'],
  ]
  for (const [file, reason] of wrong) {
    await attach(page, '项目可行性报告', file)
    const line = field.getByRole('listitem').filter({ hasText: file.name })
    await expect(line.getByRole('alert')).toContainText(reason)
    await line.getByRole('button', { name: `移除 ${file.name}` }).click()
    await expect(line).toHaveCount(0)
  }
  await attach(page, '项目可行性报告', pdf('可行性报告.pdf'))
  await expect(field.getByRole('button', { name: '删除 可行性报告.pdf' })).toBeVisible()
  await attach(page, '项目可行性报告', pdf('第二份.pdf'))
  await expect(field.getByRole('alert')).toContainText('只能上传1个文件')
  await expect(field.getByRole('button', { name: '删除 可行性报告.pdf' })).toBeVisible()
  await expectSaved(page)
})

test.describe('signing in', () => {
  test('a wrong password is said at its field, and the user name stays', async ({ page }) => {
    await page.goto('/user/login')
    await signIn(page, 'researcher', 'wrong')
    const field = page.getByRole('textbox', { name: '密码' })
    await expect(field).toHaveAccessibleDescription(/用户名或密码错误，请重新输入/)
    await expect(field).toBeFocused()
    await expect(page.getByRole('textbox', { name: '用户名或手机号码' })).toHaveValue('researcher')
  })

  test('a server that does not answer is said, and nothing has to be typed again', async ({ page }) => {
    await page.goto('/user/login')
    await setNetwork(page, { offline: true })
    await signIn(page, 'researcher', password)
    await expect(page.getByRole('alert').filter({ hasText: '网络无法连接' }).first()).toBeVisible()
    await setNetwork(page, { offline: false })
    await nextClickCounts(page)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(heading(page, /陈思远/)).toBeVisible()
  })

  test('somebody who is not signed in gets to the address they wanted', async ({ page }) => {
    await page.goto('/my-project?state=DRAFT')
    await expect(heading(page, '登录')).toBeVisible()
    await signInAs(page, '科研人员')
    await expect(page).toHaveURL('/my-project?state=DRAFT')
  })

  for (const token of ['<script>alert(1)</script>', 'a'.repeat(3000)]) {
    test(`a token that is ${token.slice(0, 12)} leads to signing in, with the reason, and is thrown away`, async ({
      page,
    }) => {
      await page.goto('/404')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate((value) => {
        // biome-ignore lint/suspicious/noDocumentCookie: a cookie somebody tampered with
        document.cookie = `portal_token=${value}; path=/`
      }, token)
      await page.goto('/my-project')
      await expect(heading(page, '登录')).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: '您还未登录或登录已失效' })).toBeVisible()
      expect((await page.context().cookies()).filter(({ name }) => name === 'portal_token')).toEqual([])
      await signInAs(page, '科研人员')
      await expect(page).toHaveURL('/my-project')
    })
  }

  test('a token that has run out, at the start', async ({ page }) => {
    await become(page, 'researcher')
    await endAllLogins(page)
    await page.goto('/my-project')
    await expect(heading(page, '登录')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: '您还未登录或登录已失效' })).toBeVisible()
    await signInAs(page, '科研人员')
    await expect(page).toHaveURL('/my-project')
  })

  test('user information that cannot be had, at the start', async ({ page }) => {
    await become(page, 'researcher')
    await setNetwork(page, { offline: true })
    await page.goto('/my-project')
    await expect(heading(page, '登录')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: '请求用户信息失败，请重试' }).first()).toBeVisible()
  })

  // `safe-redirect.test.ts` covers many more; these are targets that a browser might parse differently.
  for (const target of ['/\\evil.example', '/\t/evil.example', 'javascript:alert(document.domain)']) {
    test(`a redirect to ${JSON.stringify(target)} stays in the portal`, async ({ page, baseURL }) => {
      const left: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest() && new URL(request.url()).origin !== baseURL) left.push(request.url())
      })
      page.on('dialog', (dialog) => left.push(dialog.message()))
      await page.goto(`/user/login?redirect=${encodeURIComponent(target)}`)
      await signInAs(page, '科研人员')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(left).toEqual([])
      expect(new URL(page.url()).origin).toBe(baseURL)
    })
  }
})

async function signIn(page: Page, name: string, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: '用户名或手机号码' }).fill(name)
  await page.getByRole('textbox', { name: '密码' }).fill(secret)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
