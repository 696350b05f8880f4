/** Tests of the senior mode (长辈版) and of reading aloud. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/lib/events/notices'
import { renderAt } from '../../../tests/render'
import { replaceBrowser } from '../entry-browser'
import { leaveSenior } from './senior-mode'

/** What the browser was asked to say, and the voices it has. */
let said: string[] = []
let voices: { lang: string }[] = []
let finish: (() => void) | null = null

class Utterance {
  onend: (() => void) | null = null
  constructor(readonly text: string) {}
}

beforeEach(() => {
  said = []
  voices = [{ lang: 'zh-CN' }, { lang: 'en-US' }]
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    addEventListener: (_name: string, listener: () => void) => listener(),
    cancel: () => {
      finish = null
    },
    speak: (utterance: Utterance) => {
      said.push(utterance.text)
      finish = () => utterance.onend?.()
    },
  })
})

afterEach(() => {
  leaveSenior()
  vi.unstubAllGlobals()
})

const bar = () => screen.getByRole('region', { name: '长辈版工具' })
const enter = async (user: Awaited<ReturnType<typeof renderAt>>['user']) => {
  await user.click(screen.getByRole('button', { name: '长辈版' }))
  return within(await screen.findByRole('region', { name: '长辈版工具' }))
}
const textSize = () => document.documentElement.dataset.senior

describe('the senior mode', () => {
  it.each([
    ['the sign-in page', '/user/login', undefined],
    ['the registration page', '/user/register', undefined],
    ['the help centre', '/help', undefined],
    ['a page that does not exist', '/nowhere', 'researcher'],
    ['home', '/', 'researcher'],
    ['a guide inside the government portal’s frames', '/zwdt/guides', undefined],
    ['home inside the government portal’s frames', '/zwdt', 'researcher'],
  ] as const)('is one press away on %s', async (_name, path, as) => {
    const { user } = await renderAt(path, { as })
    await enter(user)
    expect(textSize()).toBe('20')
    expect(document.documentElement.dataset.contrast).toBe('high')
  })

  it('has text sizes from 18 to 30 px, and is kept on the device without anything about the person', async () => {
    const { user } = await renderAt('/user/login')
    const tools = await enter(user)
    const sizes = [textSize()]
    const press = async (name: string) => {
      await user.click(tools.getByRole('button', { name }))
      sizes.push(textSize())
    }
    await press('字小一点')
    await press('字小一点')
    for (let times = 0; times < 4; times += 1) await press('字大一点')
    expect(sizes).toEqual(['20', '18', '18', '20', '24', '30', '30'])
    expect(tools.getByRole('button', { name: '字大一点' }).getAttribute('aria-disabled')).toBe('true')
    expect(localStorage.getItem('portal_senior')).toBe('30')
  })

  it('moves the focus to its bar, and back to its button when it is left', async () => {
    const { user } = await renderAt('/user/login')
    const tools = await enter(user)
    await waitFor(() => expect(bar().contains(document.activeElement)).toBe(true))
    await user.click(tools.getByRole('button', { name: '退出长辈版' }))
    expect(screen.queryByRole('region', { name: '长辈版工具' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('长辈版')
    expect(textSize()).toBeUndefined()
    expect(localStorage.getItem('portal_senior')).toBeNull()
  })

  it('stays on after signing out', async () => {
    const loadAnew = vi.fn()
    const restore = replaceBrowser({ replace: vi.fn(), loadAnew })
    const { user } = await renderAt('/', { as: 'researcher' })
    await enter(user)
    await user.click(await screen.findByRole('button', { name: /用户菜单/ }))
    await user.click(await screen.findByRole('menuitem', { name: '注销登录' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '注销登录' }))
    await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce())
    restore()
    expect(localStorage.getItem('portal_senior')).toBe('20')
    expect(textSize()).toBe('20')
    expect(bar()).toBeTruthy()
  })

  it('folds what is secondary on home, and says what is behind it', async () => {
    const { user } = await renderAt('/', { as: 'researcher' })
    await screen.findByRole('heading', { name: /^待办/ })
    expect(document.querySelector('details')).toBeNull()
    await enter(user)
    await waitFor(() => expect(document.querySelectorAll('details:not([open])')).toHaveLength(2))
    expect(screen.getByText('更多：等待他人办理、申报指南、通知和消息')).toBeTruthy()
    expect(screen.getByRole('heading', { name: /^待办/ }).closest('details')).toBeNull()
  })

  it('shows lists as cards in one column, in a wide window too', async () => {
    const { user } = await renderAt('/my-project', { as: 'researcher' })
    await screen.findByRole('table')
    await enter(user)
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  })

  it('closes no message by itself', async () => {
    const { user } = await renderAt('/user/login')
    await enter(user)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    notify({ kind: 'info', title: '提示', text: '已保存到本机', seconds: 4 })
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(await screen.findByText('已保存到本机')).toBeTruthy()
  })
})

describe('reading aloud', () => {
  it('reads the page passage by passage, until it is stopped', async () => {
    const { user } = await renderAt('/user/login')
    const tools = await enter(user)
    await user.click(tools.getByRole('button', { name: '朗读本页' }))
    await waitFor(() => expect(said).toEqual(['登录']))
    for (let passage = 0; passage < 5; passage += 1) finish?.()
    expect(said.join(' ')).toContain('密码登录，页签，已选中')
    const before = said.length
    await user.click(tools.getByRole('button', { name: '停止朗读' }))
    finish?.()
    expect(said).toHaveLength(before)
    expect(tools.getByRole('button', { name: '朗读本页' })).toBeTruthy()
  })

  it('reads what gets the focus, with its kind and state, and never a password', async () => {
    const { user } = await renderAt('/user/login')
    const tools = await enter(user)
    await user.click(tools.getByRole('button', { name: '读出所选' }))
    const password = screen.getByLabelText('密码')
    await user.click(password)
    await waitFor(() => expect(said.at(-1)).toMatch(/^密码，输入框，还没有填写/))
    await user.type(password, 'secret-1')
    await user.click(screen.getByLabelText('用户名或手机号码'))
    await user.click(password)
    await waitFor(() => expect(said.at(-1)).toMatch(/^密码，输入框，已经填写/))
    expect(said.join()).not.toContain('secret-1')
  })

  it('says so where the browser has no voice for the language', async () => {
    voices = [{ lang: 'en-US' }]
    const { user } = await renderAt('/user/login')
    const tools = await enter(user)
    await user.click(tools.getByRole('button', { name: '朗读本页' }))
    expect(await tools.findByText(/没有中文语音，不能朗读/)).toBeTruthy()
    expect(said).toEqual([])
  })
})
