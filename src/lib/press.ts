/** For how long a finger's click is waited for after it went up, in milliseconds; a mouse's comes in the same moment. */
const clickPatience = 300
/** What is held for longer is no press, or its end was never told; in milliseconds. */
const longest = 10_000

let timer: ReturnType<typeof setTimeout> | undefined
let pressed = false
const waiting: (() => void)[] = []

/**
 * Does something now, or, while a mouse button or a finger is down, as soon as its click has been delivered. What comes from afar
 * (answers, late code) changes the page through here: a row that is replaced, or moves, between the two halves of a press is never
 * pressed, or another is.
 */
export function whenReleased(act: () => void): void {
  if (pressed) waiting.push(act)
  else act()
}

/** Resolves at once, or when the press that is under way is over. */
export const released = () => new Promise<void>(whenReleased)

/**
 * Notices presses, all over the document. A scroll, a menu, a drag or another window ends one, for no click comes of it.
 * @returns how to stop
 */
export function watchPresses(root: Document): () => void {
  const press = ({ isPrimary, button }: PointerEvent) => {
    if (isPrimary === false || button !== 0) return
    pressed = true
    endIn(longest)
  }
  const lift = ({ pointerType }: PointerEvent) => pressed && endIn(pointerType === 'mouse' ? 0 : clickPatience)
  const move = ({ buttons, pointerType }: PointerEvent) => pointerType === 'mouse' && buttons === 0 && end()
  const ways = { pointerdown: press, pointerup: lift, pointermove: move, pointercancel: end, contextmenu: end } as const
  const window = root.defaultView
  for (const [name, hear] of Object.entries(ways)) root.addEventListener(name, hear as EventListener, true)
  // Whoever the click is for has acted, and what that changes is drawn, before anything else comes.
  const delivered = () => pressed && endIn(0)
  window?.addEventListener('click', delivered)
  window?.addEventListener('blur', end)
  return () => {
    for (const [name, hear] of Object.entries(ways)) root.removeEventListener(name, hear as EventListener, true)
    window?.removeEventListener('click', delivered)
    window?.removeEventListener('blur', end)
    end()
  }
}

function endIn(delay: number): void {
  clearTimeout(timer)
  timer = setTimeout(end, delay)
}

function end(): void {
  clearTimeout(timer)
  pressed = false
  for (const act of waiting.splice(0)) act()
}
