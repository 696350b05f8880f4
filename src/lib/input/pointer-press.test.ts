// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPointerRelease, watchPointerPress } from './pointer-press'

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  stop = watchPointerPress(document)
  document.body.innerHTML = '<ul><li><button>第一行</button></li></ul>'
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const button = () => document.querySelector('button') ?? expect.fail('no button')

function pointer(type: string, { pointerType = 'mouse', isPrimary = true, ...more }: PointerEventInit = {}): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, ...more })
  button().dispatchEvent(Object.assign(event, { isPrimary, pointerType }))
}

/** What comes from the server just now: whether it is shown already. */
function arriving(): { shown: boolean } {
  const news = { shown: false }
  afterPointerRelease(() => {
    news.shown = true
  })
  return news
}

it('shows what comes at once while nobody presses', () => {
  expect(arriving().shown).toBe(true)
})

it('lets what comes wait until the click was delivered to what was pressed', () => {
  pointer('pointerdown')
  const news = arriving()
  const shownAtClick: boolean[] = []
  button().addEventListener('click', () => shownAtClick.push(news.shown))
  pointer('pointerup')
  pointer('click')
  vi.advanceTimersByTime(0)
  expect(shownAtClick).toEqual([false])
  expect(news.shown).toBe(true)
})

it('keeps the order in which things came', () => {
  pointer('pointerdown')
  const order: string[] = []
  for (const text of ['rows', 'count', 'end']) afterPointerRelease(() => order.push(text))
  pointer('click')
  // What the click changes comes first.
  expect(order).toEqual([])
  vi.advanceTimersByTime(0)
  expect(order).toEqual(['rows', 'count', 'end'])
})

it('waits no longer where no click comes: let go elsewhere, by mouse or by finger', () => {
  for (const [pointerType, timeoutMs] of [
    ['mouse', 0],
    ['touch', 300],
  ] as const) {
    pointer('pointerdown', { pointerType })
    const news = arriving()
    pointer('pointerup', { pointerType })
    expect(news.shown).toBe(false)
    vi.advanceTimersByTime(timeoutMs)
    expect(news.shown).toBe(true)
  }
})

it('waits no longer than that for a click that its handler keeps from others', () => {
  button().addEventListener('click', (event) => event.stopPropagation())
  pointer('pointerdown', { pointerType: 'touch' })
  const news = arriving()
  pointer('pointerup', { pointerType: 'touch' })
  pointer('click', { pointerType: 'touch' })
  vi.advanceTimersByTime(300)
  expect(news.shown).toBe(true)
})

it.each(['pointercancel', 'contextmenu'])('%s is no press: the page goes on', (type) => {
  pointer('pointerdown')
  const news = arriving()
  pointer(type)
  expect(news.shown).toBe(true)
})

it('a press whose end was told to another window holds nothing up for good', () => {
  pointer('pointerdown')
  const first = arriving()
  pointer('pointermove', { buttons: 1 })
  expect(first.shown).toBe(false)
  pointer('pointermove', { buttons: 0 })
  expect(first.shown).toBe(true)

  pointer('pointerdown')
  const second = arriving()
  window.dispatchEvent(new Event('blur'))
  expect(second.shown).toBe(true)

  pointer('pointerdown')
  const third = arriving()
  vi.advanceTimersByTime(10_000)
  expect(third.shown).toBe(true)
})

it('the other buttons of a mouse and a second finger hold nothing up', () => {
  pointer('pointerdown', { button: 2 })
  expect(arriving().shown).toBe(true)
  pointer('pointerdown', { isPrimary: false, pointerType: 'touch' })
  expect(arriving().shown).toBe(true)
})
