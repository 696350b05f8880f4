/** Tests of the editor for formatted text. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RichTextInput } from './RichTextInput'

/** The editor as a form draws it: what it emits comes back as its value. */
function open(stored: string) {
  let value = stored
  let mode: 'visible' | 'hidden' = 'visible'
  const change = vi.fn((next: string) => {
    value = next
    view.rerender(form())
  })
  const form = () => (
    <Activity mode={mode}>
      <RichTextInput
        label="介绍"
        value={value}
        limit={10}
        control={{ id: 'intro', 'aria-label': '介绍' }}
        change={change}
      />
    </Activity>
  )
  const view = render(form())
  return {
    change,
    user: userEvent.setup(),
    emitted: () => change.mock.lastCall?.[0],
    setOutside(next: string) {
      value = next
      view.rerender(form())
    },
    show(next: 'visible' | 'hidden') {
      mode = next
      view.rerender(form())
    },
  }
}

const box = () => screen.getByRole('textbox', { name: '介绍' })
const button = (name: string) => screen.getByRole('button', { name })

function paste(data: Readonly<Record<string, string>>) {
  fireEvent.paste(box(), { clipboardData: { getData: (type: string) => data[type] ?? '', files: [], types: [] } })
}

function cursorIn(words: string, offset: number) {
  act(() => box().focus())
  getSelection()?.collapse(screen.getByText(words).firstChild, offset)
  fireEvent(document, new Event('selectionchange'))
}

const selectAll = () => fireEvent.keyDown(box(), { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true })
const undo = () => fireEvent.keyDown(box(), { key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })

describe('the editor for formatted text', () => {
  it.each(['一行', '<b>旧</b><div>行</div>', '<p>甲<br>乙</p><ul><li>丙</li></ul>', '<p>两  格</p><p></p>'])(
    'opens the stored value %s without emitting another',
    async (stored) => {
      const { change, user } = open(stored)
      await user.click(box())
      act(() => box().blur())
      expect(change).not.toHaveBeenCalled()
    },
  )

  it('emits pasted HTML reduced to the allowed elements, and counts its characters', () => {
    const { emitted } = open('')
    act(() => box().focus())
    paste({
      'text/html':
        '<style>p{color:red}</style><h1 onclick="alert(1)">标题</h1><img src=x onerror="alert(1)"><b>粗</b><a href="javascript:alert(1)">坏</a><table><tr><td>格</td></tr></table>',
    })
    expect(emitted()).toBe('<p>标题</p><p><strong>粗</strong>坏<br>格</p>')
    expect(box().querySelector('img, style, table, h1, a')).toBeNull()
    expect(screen.getByText('7 / 10 字')).toBeTruthy()
    expect(box()).toHaveAccessibleDescription('7 / 10 字')
  })

  it('makes paragraphs of pasted lines, and keeps typed markup as text', async () => {
    const { emitted, user } = open('')
    await user.click(box())
    await user.keyboard('1. **x** ')
    expect(box().querySelector('ol, strong')).toBeNull()
    paste({ 'text/plain': '甲\n乙' })
    expect(emitted()).toMatch(/甲<\/p><p>乙<\/p>$/)
  })

  it.each([
    ['加粗', '<p><strong>甲</strong></p>'],
    ['斜体', '<p><em>甲</em></p>'],
    ['下划线', '<p><u>甲</u></p>'],
    ['项目符号', '<ul><li><p>甲</p></li></ul>'],
    ['编号列表', '<ol><li><p>甲</p></li></ol>'],
  ])('formats the selection with %s, shows the button as pressed, and undoes it by keyboard', async (name, html) => {
    const { emitted, user } = open('<p>甲</p>')
    act(() => box().focus())
    selectAll()
    await user.click(button(name))
    expect(emitted()).toBe(html)
    expect(button(name)).toHaveAttribute('aria-pressed', 'true')
    undo()
    expect(emitted()).toBe('<p>甲</p>')
    expect(button(name)).toHaveAttribute('aria-pressed', 'false')
  })

  it('links the selection, refuses an invalid address, and removes the link', async () => {
    const { emitted, user } = open('<p>甲</p>')
    act(() => box().focus())
    selectAll()
    await user.click(button('链接'))
    const address = () => screen.getByRole('textbox', { name: '链接地址' })
    await user.clear(address())
    await user.type(address(), 'javascript:alert(1)')
    await user.click(button('确定'))
    expect(address()).toHaveAccessibleDescription('链接地址要以 http:// 或 https:// 开头，中间没有空格')
    await user.clear(address())
    await user.type(address(), 'https://example.org/a{Enter}')
    expect(emitted()).toMatch(
      /^<p><a href="https:\/\/example.org\/a" [^>]*rel="noopener noreferrer"[^>]*>甲<\/a><\/p>$/,
    )
    await user.click(button('链接'))
    expect(address()).toHaveValue('https://example.org/a')
    await user.clear(address())
    await user.click(button('确定'))
    expect(emitted()).toBe('<p>甲</p>')
  })

  it('keeps the cursor at its word when the value changes from outside, which undo does not revert', () => {
    const { emitted, setOutside, change } = open('<p>甲</p><p>乙丙</p>')
    cursorIn('乙丙', 1)
    paste({ 'text/plain': '一' })
    setOutside('<p>甲、新</p><p>乙一丙</p>')
    expect(box()).toHaveTextContent('甲、新乙一丙')
    expect(change).toHaveBeenCalledTimes(1)
    paste({ 'text/plain': '二' })
    expect(emitted()).toBe('<p>甲、新</p><p>乙一二丙</p>')
    undo()
    undo()
    undo()
    expect(emitted()).toBe('<p>甲、新</p><p>乙丙</p>')
  })

  it('lets Tab leave a list', () => {
    open('<ul><li>甲</li><li>乙</li></ul>')
    cursorIn('乙', 0)
    expect(fireEvent.keyDown(box(), { key: 'Tab', code: 'Tab', keyCode: 9 })).toBe(true)
    expect(box().querySelector('li li')).toBeNull()
  })

  it('keeps the text while its page is hidden', () => {
    const { show, setOutside, emitted } = open('<p>甲</p>')
    act(() => box().focus())
    paste({ 'text/plain': '一' })
    show('hidden')
    show('visible')
    expect(box()).toHaveTextContent('一甲')
    show('hidden')
    setOutside('<p>丙</p>')
    show('visible')
    expect(box()).toHaveTextContent('丙')
    act(() => box().focus())
    paste({ 'text/plain': '二' })
    expect(emitted()).toMatch(/^<p>(?:丙二|二丙)<\/p>$/)
  })

  it('adds no style element, which a strict Content-Security-Policy refuses', () => {
    open('')
    expect(document.querySelector('style[data-tiptap-style]')).toBeNull()
  })
})
