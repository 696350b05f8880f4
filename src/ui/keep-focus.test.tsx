/** Tests of what gets the focus when the control that had it leaves. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRowFocus } from '@/shared/list/use-row-focus'
import { watchFocus } from './keep-focus'

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  stop = watchFocus()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Lets the removal be noticed, and the page its time to focus something itself. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Page({ then }: { then?: () => void }) {
  const [there, setThere] = useState(true)
  return (
    <>
      <h1 className="page-title" hidden>
        另一标签页
      </h1>
      <main>
        <h1 className="page-title" tabIndex={-1}>
          个人履历
        </h1>
        {there && (
          <button
            type="button"
            onClick={() => {
              setThere(false)
              then?.()
            }}
          >
            放弃
          </button>
        )}
        <input aria-label="职务" />
      </main>
    </>
  )
}

const press = () => {
  const button = screen.getByRole('button', { name: '放弃' })
  button.focus()
  fireEvent.click(button)
}

it('a button that leaves with its own act gives the focus to the heading of the page', async () => {
  render(<Page />)
  press()
  expect(document.activeElement).toBe(document.body)
  await pass(100)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '个人履历' }))
})

it('what the page or the person focuses meanwhile keeps the focus', async () => {
  render(<Page />)
  press()
  await pass(50)
  screen.getByLabelText('职务').focus()
  await pass(100)
  expect(document.activeElement).toBe(screen.getByLabelText('职务'))
})

function Proposal() {
  const [runs, setRuns] = useState(false)
  return (
    <main>
      <button type="button" disabled={runs} onClick={() => setRuns(true)}>
        自动补足专家
      </button>
      <button type="button" onClick={() => setRuns(false)}>
        停止
      </button>
    </main>
  )
}

it.each([
  ['gets the focus back', false],
  ['leaves the focus where the person put it', true],
])('a button that was disabled while its act ran %s', async (_how, goesOn) => {
  render(<Proposal />)
  const [act, other] = screen.getAllByRole('button')
  act?.focus()
  // Browsers take the focus from a disabled button; jsdom keeps it.
  act?.blur()
  fireEvent.click(act ?? expect.fail('no button'))
  await pass(50)
  expect(document.activeElement).toBe(document.body)
  if (goesOn) other?.focus()
  fireEvent.click(other ?? expect.fail('no button'))
  await pass(50)
  expect(document.activeElement).toBe(goesOn ? other : act)
})

it('a person who has left the control for nothing keeps it so', async () => {
  render(<Page />)
  screen.getByLabelText('职务').focus()
  screen.getByLabelText('职务').blur()
  await pass(200)
  expect(document.activeElement).toBe(document.body)
})

function Lines() {
  const [lines, setLines] = useState(['一', '二', '三'])
  const list = useRef<HTMLDivElement>(null)
  useRowFocus(list)
  return (
    <main>
      <h1 className="page-title" tabIndex={-1}>
        通知
      </h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of tabs is a stop of the keyboard, as antd draws it */}
      <div role="tabpanel" tabIndex={0} ref={list}>
        {lines.length === 0 && <p>没有未读内容。</p>}
        <ol>
          {lines.map((line) => (
            <li key={line}>
              <button type="button" onClick={() => setLines(lines.filter((other) => other !== line))}>
                将“{line}”标为已读
              </button>
            </li>
          ))}
        </ol>
      </div>
    </main>
  )
}

it('rows that leave one by one give the focus to the next row, and the last one to the panel around the list', async () => {
  render(<Lines />)
  for (const [pressed, next] of [
    ['二', '三'],
    ['三', '一'],
  ]) {
    const button = screen.getByRole('button', { name: `将“${pressed}”标为已读` })
    button.focus()
    fireEvent.click(button)
    await pass(100)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `将“${next}”标为已读` }))
  }
  fireEvent.click(screen.getByRole('button', { name: '将“一”标为已读' }))
  await pass(100)
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})
