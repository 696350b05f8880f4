// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounceClicks } from './click-debounce'

let stop: () => void
beforeEach(() => {
  stop = debounceClicks(document)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Puts a document there and counts what its buttons do. */
function render(html: string) {
  document.body.innerHTML = html
  const acts = new Map<string, number>()
  for (const element of document.querySelectorAll('[id]')) {
    element.addEventListener('click', () => acts.set(element.id, (acts.get(element.id) ?? 0) + 1))
  }
  const at = (id: string) => {
    const found = document.getElementById(id)
    if (!found) throw new Error(`no ${id}`)
    return found
  }
  return { at, acted: (id: string) => acts.get(id) ?? 0 }
}

it('a button acts at once, ignores clicks for 500 ms, and then acts again', () => {
  const now = vi.spyOn(Date, 'now')
  const { at, acted } = render('<button id="save">保存</button>')
  for (const [time, times] of [
    [1000, 1],
    [1001, 1],
    [1499, 1],
    [1500, 2],
    [1600, 2],
  ] as const) {
    now.mockReturnValue(time)
    at('save').click()
    expect(acted('save'), `at ${time}`).toBe(times)
  }
})

it.each([
  ['two clicks', '[MouseLeft][MouseLeft]'],
  ['Enter twice', '{Enter}{Enter}'],
  ['the space bar twice', '[Space][Space]'],
  ['Enter held down', '{Enter>12/}'],
])('%s act once', async (_name, keys) => {
  const { at, acted } = render('<button id="save"><span id="word">保存</span></button>')
  const user = userEvent.setup()
  at('save').focus()
  if (keys.includes('Mouse')) await user.pointer({ target: at('word'), keys })
  else await user.keyboard(keys)
  expect(acted('save')).toBe(1)
})

it('two clicks act on one row only, where the clicked row leaves and the next one takes its place', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000)
  const { at, acted } = render(
    ['one', 'two', 'three'].map((id) => `<p><button id="${id}">标为已读</button></p>`).join('') +
      '<p><button id="other">查看全部</button></p><p><button id="icon" title="删除"></button></p>',
  )
  at('one').click()
  at('one').remove()
  at('two').click()
  expect([acted('one'), acted('two')]).toEqual([1, 0])
  at('other').click()
  expect(acted('other')).toBe(1)
  at('two').click()
  at('two').remove()
  at('icon').click()
  expect([acted('two'), acted('icon')]).toEqual([1, 1])
  now.mockReturnValue(1500)
  at('three').click()
  expect(acted('three')).toBe(1)
})

it('a form is submitted once by pressing Enter twice in its field', async () => {
  const { at } = render('<form id="form"><input id="name"><button id="go">查询</button></form>')
  const sent = vi.fn((event: Event) => event.preventDefault())
  at('form').addEventListener('submit', sent)
  await userEvent.setup().type(at('name'), 'a{Enter}{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
})

it('a corrected form can be submitted at once, and another button is not blocked', async () => {
  const { at, acted } = render('<input id="name"><button id="save">保存</button><button id="close">关闭</button>')
  const user = userEvent.setup()
  await user.click(at('save'))
  await user.type(at('name'), '甲')
  await user.click(at('save'))
  expect(acted('save')).toBe(2)
  await user.click(at('close'))
  expect(acted('close')).toBe(1)
})

it.each([
  '<button id="one" data-repeatable>添加一行</button>',
  '<div role="toolbar"><button id="one">上移</button></div>',
  '<button id="one" aria-expanded="false">菜单</button>',
  '<button id="one" aria-pressed="false">显示</button>',
  '<button id="one" role="switch">开关</button>',
  '<button id="one" aria-haspopup="menu">更多</button>',
  '<button id="one" role="tab">第二页</button>',
  '<button id="one" role="radio">男</button>',
  '<button id="one" role="checkbox">同意</button>',
  '<button id="one" role="option">选项</button>',
  '<button id="one" role="menuitem">菜单项</button>',
  '<div class="ant-picker-dropdown"><button id="one">下个月</button></div>',
  '<div class="ant-input-number"><span id="one" role="button">加一</span></div>',
  '<ul class="ant-pagination"><li><button id="one">下一页</button></li></ul>',
  '<a id="one" href="#x">链接</a>',
])('every click counts: %s', async (html) => {
  const { at, acted } = render(html)
  await userEvent.setup().tripleClick(at('one'))
  expect(acted('one')).toBe(3)
})

it.each([
  '<input id="one" type="submit">',
  '<input id="one" type="button">',
  '<span id="one" role="button">提交</span>',
])('every kind of button acts once: %s', async (html) => {
  const { at, acted } = render(html)
  await userEvent.setup().tripleClick(at('one'))
  expect(acted('one')).toBe(1)
})

it('a device whose clock is set back does not block a button', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(5000)
  const { at, acted } = render('<button id="save">保存</button>')
  at('save').click()
  now.mockReturnValue(1000)
  at('save').click()
  expect(acted('save')).toBe(2)
})

it('an ignored click has no effect of the browser either, and a held key other than Enter keeps its own', () => {
  const { at } = render('<form id="form"><button id="go">查询</button><input id="name"></form>')
  const sent = vi.fn((event: Event) => event.preventDefault())
  at('form').addEventListener('submit', sent)
  at('go').click()
  at('go').click()
  expect(sent).toHaveBeenCalledTimes(1)
  const isKept = (id: string, key: string, repeat: boolean) =>
    at(id).dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
  expect([isKept('go', 'Enter', true), isKept('go', 'Enter', false)]).toEqual([false, true])
  expect([isKept('go', 'ArrowDown', true), isKept('name', 'Enter', true)]).toEqual([true, true])
})

it('nothing is ignored any more once it is stopped', async () => {
  stop()
  const { at, acted } = render('<button id="save">保存</button>')
  at('save').click()
  at('save').click()
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  expect([acted('save'), at('save').dispatchEvent(held)]).toEqual([2, true])
})
