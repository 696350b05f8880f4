/** The screens before the login that `sign-in.spec.ts` checks with axe. */
import { expect } from '@playwright/test'
import { at, likeAnother, type Screen } from './screens'
import { heading } from './support'

/** Public screens, in each of their states. */
export const signedOutScreens: readonly Screen[] = [
  at('sign-in', () => '/user/login', '登录'),
  {
    name: 'sign-in, with errors',
    otherwise: true,
    async open(page) {
      await page.goto('/user/login')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByText('请输入密码')).toBeVisible()
    },
  },
  {
    name: 'sign-in by code',
    async open(page) {
      await page.goto('/user/login')
      await page.getByRole('tab', { name: '短信验证码登录' }).click()
      await expect(page.getByRole('tabpanel', { name: '短信验证码登录' })).toBeVisible()
    },
  },
  likeAnother(at('register', () => '/user/register', '注册账户')),
  {
    name: 'register, with errors',
    async open(page) {
      await page.goto('/user/register')
      await page.getByRole('button', { name: '注册', exact: true }).click()
      await expect(page.getByText('请输入用户名')).toBeVisible()
    },
  },
  likeAnother(at('register result', () => '/user/registerResult', '注册结果')),
  at('forgotten password', () => '/user/forgetpassword', '忘记密码'),
  likeAnother(at('new sign-in', () => '/user/newlogin', '登录')),
  {
    name: 'WeChat, the code to scan',
    async open(page) {
      await page.goto('/user/wxlogin')
      const code = page.frameLocator('iframe[title="微信二维码"]')
      await expect(code.getByRole('heading', { name: /微信登录/ })).toBeVisible()
    },
  },
  {
    name: 'WeChat, binding',
    async open(page) {
      await page.goto('/user/wxlogin')
      await page
        .frameLocator('iframe[title="微信二维码"]')
        .getByRole('button', { name: /^一个新的微信/ })
        .click()
      await expect(heading(page, '账号绑定')).toBeVisible()
    },
  },
  likeAnother(at('WeChat, nothing to bind', () => '/user/wxlogin/bind', '账号绑定')),
  at('one-stop, before leaving', () => '/ywtblogin', '一网通办登录'),
  {
    name: 'one-stop, a legal person',
    async open(page) {
      await page.goto('/ywtblogin')
      await page.getByRole('link', { name: '前往一网通办' }).click()
      await page.getByRole('button', { name: /^法人：上海申江大学/ }).click()
      await expect(page.getByRole('button', { name: '确认并进入' })).toBeVisible()
    },
  },
  {
    name: 'consent',
    async open(page) {
      await page.goto('/oauth/userLogin?redirectUrl=https%3A%2F%2Freport.example.gov.cn%2Fback')
      await expect(page.getByText('report.example.gov.cn').first()).toBeVisible()
    },
  },
  likeAnother(at('renaming a unit', () => '/user/unitupdate/apply', '单位/机构更名')),
  likeAnother(at('invitation to the database', () => '/expert/entry?code=ENTRY-2026', /专家库/)),
  at('invitation to review, used up', () => '/expert/invite?code=REVIEW-USED', /集成电路/),
  {
    ...at('invitation from abroad', () => '/expert/invitation?code=OVERSEAS-HO', /invited expert/),
    // The language of the link lasts until the browser closes.
    leave: (page) => page.context().clearCookies({ name: 'language' }),
  },
  likeAnother(at('invitation by text message', () => '/expert/mobileInvitation?code=SMS-7Q2K', /科技专家/)),
  at('nomination', () => '/award/setting/bind/project/work-notice-1-1', /科学技术奖/),
  likeAnother(at('topic', () => '/topicRelevance?id=topic-1', /课题二/)),
  likeAnother(at('subproject', () => '/subProject/sub-1', /子课题/)),
  {
    name: 'quick login',
    async open(page) {
      await page.goto('/award/bind')
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.getByRole('tab', { name: '用户名密码' }).click()
      await page.getByRole('button', { name: '确定', exact: true }).click()
      await expect(page.getByText('请输入密码')).toBeVisible()
    },
  },
  at('404, signed out', () => '/404', '页面不存在或仍在开发中'),
]
