// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPointerRelease, pointerReleased, watchPointerPress } from './pointer-press'

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
function arriving(): { visible: boolean } {
  const news = { visible: false }
  afterPointerRelease(() => {
    news.visible = true
  })
  return news
}

it('an update renders at once while no pointer is pressed', () => {
  expect(arriving().visible).toBe(true)
})

it('an update waits until the pressed element has received its click', () => {
  pointer('pointerdown')
  const news = arriving()
  const visibleAtClick: boolean[] = []
  button().addEventListener('click', () => visibleAtClick.push(news.visible))
  pointer('pointerup')
  pointer('click')
  vi.advanceTimersByTime(0)
  expect(visibleAtClick).toEqual([false])
  expect(news.visible).toBe(true)
})

it('updates keep their order', () => {
  pointer('pointerdown')
  const order: string[] = []
  for (const text of ['rows', 'count', 'end']) afterPointerRelease(() => order.push(text))
  pointer('click')
  // What the click changes comes first.
  expect(order).toEqual([])
  vi.advanceTimersByTime(0)
  expect(order).toEqual(['rows', 'count', 'end'])
})

it('the wait ends when no click follows: released elsewhere, by mouse or by finger', () => {
  for (const [pointerType, timeoutMs] of [
    ['mouse', 0],
    ['touch', 300],
  ] as const) {
    pointer('pointerdown', { pointerType })
    const news = arriving()
    pointer('pointerup', { pointerType })
    expect(news.visible).toBe(false)
    vi.advanceTimersByTime(timeoutMs)
    expect(news.visible).toBe(true)
  }
})

it('the wait ends after its limit when a handler stops the click', () => {
  button().addEventListener('click', (event) => event.stopPropagation())
  pointer('pointerdown', { pointerType: 'touch' })
  const news = arriving()
  pointer('pointerup', { pointerType: 'touch' })
  pointer('click', { pointerType: 'touch' })
  vi.advanceTimersByTime(300)
  expect(news.visible).toBe(true)
})

it.each(['pointercancel', 'contextmenu'])('%s is not a press, and updates continue', (type) => {
  pointer('pointerdown')
  const news = arriving()
  pointer(type)
  expect(news.visible).toBe(true)
})

it('a press that ends in another window does not block updates forever', () => {
  pointer('pointerdown')
  const first = arriving()
  pointer('pointermove', { buttons: 1 })
  expect(first.visible).toBe(false)
  pointer('pointermove', { buttons: 0 })
  expect(first.visible).toBe(true)

  pointer('pointerdown')
  const second = arriving()
  window.dispatchEvent(new Event('blur'))
  expect(second.visible).toBe(true)

  pointer('pointerdown')
  const third = arriving()
  vi.advanceTimersByTime(10_000)
  expect(third.visible).toBe(true)
})

it('other mouse buttons and a second finger do not block updates', () => {
  pointer('pointerdown', { button: 2 })
  expect(arriving().visible).toBe(true)
  pointer('pointerdown', { isPrimary: false, pointerType: 'touch' })
  expect(arriving().visible).toBe(true)
})

it('a touch waits for its click as long as a browser takes, counted from the finger going up', () => {
  pointer('pointerdown', { pointerType: 'touch' })
  const news = arriving()
  vi.advanceTimersByTime(9_000)
  pointer('pointerup', { pointerType: 'touch' })
  vi.advanceTimersByTime(299)
  expect(news.visible).toBe(false)
  vi.advanceTimersByTime(1)
  expect(news.visible).toBe(true)
})

it('a press that is held ends after ten seconds, not earlier, and each press has its own', () => {
  pointer('pointerdown')
  vi.advanceTimersByTime(9_000)
  pointer('pointercancel')
  pointer('pointerdown')
  const news = arriving()
  vi.advanceTimersByTime(9_999)
  expect(news.visible).toBe(false)
  vi.advanceTimersByTime(1)
  expect(news.visible).toBe(true)
})

it('a finger that moves, and a mouse that moves with its button down, go on pressing', () => {
  for (const [pointerType, buttons] of [
    ['touch', 0],
    ['mouse', 1],
  ] as const) {
    pointer('pointerdown', { pointerType })
    const news = arriving()
    pointer('pointermove', { pointerType, buttons })
    expect(news.visible).toBe(false)
    pointer('pointercancel')
  }
})

it('a pointer that goes up or clicks without a press sets no timer', () => {
  // In a document of its own: to a click in the shared one, packages of other tests of this process listen too.
  const frame = document.body.appendChild(document.createElement('iframe'))
  const inner = frame.contentDocument ?? expect.fail('no document')
  const stopInner = watchPointerPress(inner)
  for (const type of ['pointerup', 'click']) inner.body.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  expect(vi.getTimerCount()).toBe(0)
  stopInner()
})

it('once it is stopped, what waits comes at once, and no press is noticed', async () => {
  pointer('pointerdown')
  const news = arriving()
  stop()
  expect([news.visible, vi.getTimerCount()]).toEqual([true, 0])
  pointer('pointerdown')
  expect(arriving().visible).toBe(true)
  window.dispatchEvent(new Event('click'))
  expect(vi.getTimerCount()).toBe(0)
})

it('who asks for the release of the pointer goes on after it', async () => {
  await pointerReleased()
  pointer('pointerdown')
  const released = vi.fn()
  void pointerReleased().then(released)
  await Promise.resolve()
  expect(released).not.toHaveBeenCalled()
  pointer('pointercancel')
  await Promise.resolve()
  expect(released).toHaveBeenCalledOnce()
})
