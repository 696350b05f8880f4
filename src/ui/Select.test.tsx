import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Select } from './Select'

/** The code of antd's choice comes when `arrive` is called. */
const code = vi.hoisted(() => ({ there: false, come: Promise.resolve(), arrive: () => {} }))

vi.mock('./load-select', async () => {
  const { AntdSelect } = await import('./AntdSelect')
  return { loadedSelect: () => (code.there ? AntdSelect : null), loadSelect: () => code.come }
})

beforeEach(() => {
  code.there = false
  code.come = new Promise((resolve) => {
    code.arrive = () => {
      code.there = true
      resolve()
    }
  })
})

const units = ['上海申江大学', '申江研究院', '浦江研究院'].map((label, index) => ({ value: `u${index}`, label }))

function Field({ searched = true, clearable }: { searched?: boolean; clearable?: boolean }) {
  const [unit, setUnit] = useState<string>()
  return (
    <>
      <label htmlFor="unit">单位</label>
      <Select
        id="unit"
        value={unit}
        options={units}
        allowClear={clearable}
        showSearch={searched && { optionFilterProp: 'label' }}
        onChange={setUnit}
      />
      <output>{unit}</output>
      <button type="button">下一项</button>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '单位' })
const chosen = () => screen.getByRole('status').textContent
const arrive = async () => {
  const before = box()
  code.arrive()
  await vi.waitFor(() => expect(box()).not.toBe(before))
}

describe('a choice whose code is still on its way', () => {
  it('shows what is chosen, and opens what was pressed once it is there', async () => {
    render(<Select aria-label="单位" value="u1" options={units} />)
    expect(box().textContent).toBe('申江研究院')
    await userEvent.setup().click(box())
    await arrive()
    expect((await screen.findAllByText('浦江研究院')).length).toBeGreaterThan(0)
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(box())
  })

  it.each([
    ['letters', '申江', '申江'],
    ['letters taken back', '申海{Backspace}江', '申江'],
    ['letters put in between', '江{ArrowLeft}申', '申江'],
  ])('searches for %s typed meanwhile', async (_what, keys, text) => {
    render(<Field />)
    const user = userEvent.setup()
    await user.type(box(), keys)
    expect(box().value).toBe(text)
    await arrive()
    await vi.waitFor(() => expect(box().value).toBe(text))
    await user.keyboard('大学')
    expect(await screen.findByTitle('上海申江大学')).toBeTruthy()
    expect(screen.queryByTitle('浦江研究院')).toBeNull()
  })

  it.each([
    ['typed and taken with Enter', true, '浦江{Enter}', 'u2'],
    ['typed, moved to and taken', true, '申江{ArrowDown}{Enter}', 'u1'],
    ['typed and left with Tab', true, '浦江{Tab}', 'u2'],
    ['opened and moved to', false, '{ArrowDown}{ArrowDown}{Enter}', 'u1'],
    ['opened with the space bar', false, ' {ArrowDown}{ArrowDown}{Enter}', 'u2'],
    ['shut again', false, '{ArrowDown}{Escape}', ''],
    ['only passed through', true, '{Tab}', ''],
  ])('chooses what was %s', async (_how, searched, keys, id) => {
    render(<Field searched={searched} />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard(keys)
    await arrive()
    await vi.waitFor(() => expect(chosen()).toBe(id))
    if (keys.includes('Tab')) expect(document.activeElement).toBe(screen.getByRole('button', { name: '下一项' }))
  })

  it('takes over what was pasted', async () => {
    render(<Field />)
    const user = userEvent.setup()
    await user.click(box())
    await user.paste('浦江')
    await arrive()
    await vi.waitFor(() => expect(box().value).toBe('浦江'))
    expect(await screen.findByTitle('浦江研究院')).toBeTruthy()
  })

  it('waits for a word that is being put together', async () => {
    render(<Field />)
    const light = box()
    act(() => light.focus())
    fireEvent.compositionStart(light)
    fireEvent.change(light, { target: { value: 'pu' } })
    await act(async () => code.arrive())
    expect(box()).toBe(light)
    fireEvent.change(light, { target: { value: '浦江' } })
    fireEvent.compositionEnd(light)
    await vi.waitFor(() => expect(box()).not.toBe(light))
    expect(box().value).toBe('浦江')
  })

  it('leaves the focus where somebody went on to, and does nothing there', async () => {
    render(<Field />)
    const user = userEvent.setup()
    await user.type(box(), '浦江')
    await user.click(screen.getByRole('button', { name: '下一项' }))
    await arrive()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '下一项' }))
    expect([box().value, chosen()]).toEqual(['', ''])
  })
})

it('is there at once when its code has come before', () => {
  code.there = true
  render(<Select aria-label="单位" value="u1" options={units} />)
  expect(box().tagName).toBe('INPUT')
})

it('is taken back by a button that is named in the reader’s language', async () => {
  code.there = true
  render(<Field clearable />)
  await userEvent.click(screen.getByRole('combobox', { name: '单位' }))
  await userEvent.click(await screen.findByTitle('浦江研究院'))
  expect(screen.getByRole('status')).toHaveTextContent('u2')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '清空' })).toHaveFocus()
})
