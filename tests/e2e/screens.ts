/**
 * The type of a checked screen, and the screens of researchers, administrators and newcomers for `access.spec.ts`.
 */
import { expect, type Page } from '@playwright/test'
import {
  become,
  begin,
  decide,
  draftClosingSoon,
  endAllLogins,
  fill,
  formAddress,
  guide,
  setNetwork,
  submit,
} from './backend'
import { expectSaved, heading } from './support'

/** One screen of the portal in one state, and how to get there as its person. */
export interface Screen {
  name: string
  /** Drawn otherwise on a telephone: cards for tables, sheets for side lists. */
  otherwise?: boolean
  /** Of the shape of another screen: `ACCESS=all` looks at it, the usual run does not. */
  likeAnother?: true
  open(page: Page): Promise<void>
  /** Puts right what opening it has changed. */
  leave?(page: Page): Promise<void>
}

export const at = (name: string, address: () => string, title: string | RegExp, otherwise = false): Screen => ({
  name,
  otherwise,
  async open(page) {
    await page.goto(address())
    await expect(heading(page, title)).toBeVisible()
    await settled(page)
  },
})

/** A screen of which the usual run looks at another of the same shape. */
export const likeAnother = (screen: Screen): Screen => ({ ...screen, likeAnother: true })

/** Nothing is loading any more: no skeleton, nothing busy. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.ant-skeleton, [aria-busy=true]')).toHaveCount(0)
}

const guideAddress = () => `/project-declare/${guide().id}/${guide().remarkId}`

const formTitles = {
  basic: '基本信息',
  team: '项目团队',
  plan: '目标与进度',
  budget: '经费预算',
  recusal: '回避专家',
  attachments: '附件与承诺',
} as const

/** The researcher's screens; the declaration is started and filled in meanwhile. */
export async function researcherScreens(page: Page): Promise<readonly Screen[]> {
  await become(page, 'researcher')
  const contentId = await begin(page)
  // The first page and the plan are checked below, with errors and with rows; the list of experts to avoid is a table like the team.
  const pages = Object.entries(formTitles)
    .filter(([id]) => id === 'team' || id === 'budget' || id === 'attachments')
    .map(([id, title]) => {
      const screen = at(`form page ${title}`, () => formAddress(contentId, id), title, id === 'budget' || id === 'team')
      return id === 'team' ? likeAnother(screen) : screen
    })
  return [
    at('home of the researcher', () => '/', /陈思远/, true),
    at('account settings', () => '/account/settings/info', '基本信息'),
    likeAnother(at('security', () => '/account/settings/security', '安全设置')),
    {
      name: 'bank information, with errors',
      async open(at) {
        await at.goto('/account/settings/bank')
        await at.getByRole('textbox', { name: /^银行账号/ }).fill('1')
        await at.getByRole('button', { name: '保存银行信息' }).click()
        await expect(at.getByRole('region', { name: '有 1 处需要处理' })).toBeVisible()
      },
    },
    at('the self-assessment', () => '/definition/view/unit-1', '科技企业自评'),
    likeAnother(at('guides', () => '/project-declare', '项目申报', true)),
    at('a guide with a draft', guideAddress, /人工智能技术攻关项目/),
    ...pages,
    {
      name: 'form page with rows',
      otherwise: true,
      async open(at) {
        await at.goto(formAddress(contentId, 'plan'))
        await at.getByRole('button', { name: '添加一行' }).click()
        await expect(at.getByRole('textbox', { name: '第 1 行 工作内容' })).toBeVisible()
      },
    },
    {
      name: 'form with its error summary',
      otherwise: true,
      async open(at) {
        await at.goto(formAddress(contentId, 'basic'))
        await at.getByRole('button', { name: '核对并提交' }).click()
        await expect(at.getByRole('region', { name: /处需要处理/ })).toBeVisible()
      },
    },
    {
      name: 'form offline',
      async open(at) {
        await at.goto(formAddress(contentId, 'plan'))
        await expect(heading(at, formTitles.plan)).toBeVisible()
        await setNetwork(at, { offline: true })
        await at.getByRole('textbox', { name: /^创新点/ }).fill('断网')
        await expect(at.getByText('仅存于本机，会自动重试')).toBeVisible()
      },
      async leave(at) {
        await setNetwork(at, { offline: false })
        await expectSaved(at)
      },
    },
    at('my projects', () => '/my-project', '我的项目', true),
    likeAnother(at('binding a subproject', () => '/my-project/bind-subproject', '绑定子课题')),
    at('platforms', () => '/function-platform', '平台月报'),
    at('a platform and its months', () => '/function-platform/platform-service-1', /专业技术服务平台/),
    {
      name: 'my projects that could not be loaded',
      async open(at) {
        await at.goto('/project-declare')
        await expect(at.getByRole('region', { name: '申报指南' })).toBeVisible()
        await settled(at)
        await setNetwork(at, { nextMalformed: true })
        await at
          .getByRole('searchbox')
          .or(at.getByRole('textbox', { name: '关键词' }))
          .first()
          .fill('人工')
        await at.keyboard.press('Enter')
        await expect(at.getByRole('button', { name: '重试' }).first()).toBeVisible()
      },
    },
    at('resume', () => '/resume/work', '工作经历'),
    {
      name: 'an achievement with its faults',
      async open(at) {
        await at.goto('/resume/achievement?edit=new')
        await at
          .getByRole('dialog')
          .getByRole('button', { name: /^保\s?存$/ })
          .click()
        await expect(at.getByRole('region', { name: /处需要处理/ })).toBeVisible()
      },
    },
    {
      name: 'removing a draft',
      async open(at) {
        await at.goto(`/my-project/del/${contentId}`)
        await expect(at.getByRole('dialog', { name: /^删除/ })).toBeVisible()
        await expect(at.locator('.ant-zoom-enter, .ant-zoom-appear, .ant-fade-enter, .ant-fade-appear')).toHaveCount(0)
      },
    },
    likeAnother(at('an unknown declaration', () => '/declare-status-list/none', '没有找到这份内容')),
    at('500', () => '/500', '服务器出错了'),
    {
      name: 'the question before handing in, and the receipt',
      async open(at) {
        await fill(at, contentId)
        await at.goto(formAddress(contentId, 'basic'))
        await at.getByRole('button', { name: '核对并提交' }).click()
        await at.getByRole('button', { name: '提交申报书' }).click()
        await expect(heading(at, '申报书已提交')).toBeVisible()
      },
    },
    likeAnother(at('what was handed in', () => formAddress(contentId), /城市交通信号/)),
    at('status', () => `/declare-status-list/${contentId}`, /城市交通信号|申报进度/, true),
    {
      name: 'signing in again over a form',
      async open(at) {
        await become(at, 'researcher')
        await at.goto(formAddress(draftClosingSoon(), 'plan'))
        await expect(heading(at, '目标与进度')).toBeVisible()
        await at.getByRole('textbox', { name: /^创新点/ }).fill('登录失效')
        await endAllLogins(at)
        await expect(at.getByRole('dialog', { name: '重新登录' })).toBeVisible()
      },
    },
  ]
}

/** The unit administrator's screens; the researcher hands in before. */
export async function administratorScreens(page: Page): Promise<readonly Screen[]> {
  await become(page, 'researcher')
  const contentId = await begin(page)
  await fill(page, contentId)
  await submit(page, contentId)
  await become(page, 'unitAdministrator')
  const review = `/project-manage-list/unit-1/${guide().id}/review/${contentId}`
  return [
    at('home of the unit administrator', () => '/', /王建华/),
    likeAnother(at('guides under review', () => '/pre-project-manage', '项目审核')),
    at('declarations under review', () => `/project-manage-list/unit-1/${guide().id}`, '申报项目列表', true),
    likeAnother(at('review', () => review, /城市交通信号/, true)),
    at('unit dashboard', () => '/company/unit-1/dashboard', '单位概况', true),
    likeAnother(at('unit staff', () => '/company/unit-1/staff', '单位人员', true)),
    {
      name: 'unit staff, refusing a batch',
      otherwise: true,
      async open(at) {
        await at.goto('/company/unit-1/staff?state=1')
        await at.getByRole('checkbox', { name: '选择钱一鸣' }).check()
        await at.getByRole('button', { name: '拒绝 1 人' }).click()
        await at
          .getByRole('dialog')
          .getByRole('button', { name: /^拒\s?绝$/ })
          .click()
        await expect(at.getByText('请输入拒绝原因')).toBeVisible()
      },
    },
    likeAnother(at('unit information', () => '/company/unit-1/info', '单位信息')),
    {
      name: 'review, returning with a comment',
      otherwise: true,
      async open(at) {
        await at.goto(review)
        await at.getByRole('radio', { name: /^退回修改/ }).check()
        await at.getByRole('button', { name: '添加一处' }).click()
        await at.getByRole('button', { name: '提交审核意见' }).click()
        await expect(at.getByText('请填写审核意见')).toBeVisible()
      },
    },
    {
      name: 'returned, at the applicant',
      async open(at) {
        await decide(at, contentId, 'RETURN', '请补充测算依据')
        await become(at, 'researcher')
        await at.goto(formAddress(contentId, 'plan'))
        await expect(at.getByText('请补充测算依据').first()).toBeVisible()
      },
    },
  ]
}

/** A user without any permission yet. */
export async function newcomerScreens(page: Page): Promise<readonly Screen[]> {
  await become(page, 'newResearcher')
  return [
    at('home of a new person', () => '/', /林晓岚/),
    at('real-name certification', () => '/account/settings/security', '安全设置'),
  ]
}
