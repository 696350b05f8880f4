/** Delays changes of the page until a pointer press has become a click; for responses, chunks and form fields. */

/** How long a touch waits for its click after the finger went up, in milliseconds. A mouse's click comes at once. */
const clickTimeout = 300
/** A pointer held for longer is no click, or its end was never reported; in milliseconds. */
const longest = 10_000

let timer: ReturnType<typeof setTimeout> | undefined
let isPressed = false
const waiting: (() => void)[] = []

/**
 * Runs a function now or, while a mouse button or finger is down, after its click was delivered. Responses and late
 * code change the page through here, so that no row is replaced or moved under a pressed pointer.
 */
export function afterPointerRelease(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}

/** Resolves at once, or after the current pointer press. */
export const pointerReleased = () => new Promise<void>(afterPointerRelease)

/**
 * Watches pointer presses in the whole document. A scroll, a menu, a drag or another window ends a press without a
 * click.
 * @returns a function that stops it
 */
export function watchPointerPress(root: Document): () => void {
  const onPointerDown = ({ isPrimary, button }: PointerEvent) => {
    if (isPrimary === false || button !== 0) return
    isPressed = true
    endIn(longest)
  }
  const lift = ({ pointerType }: PointerEvent) => isPressed && endIn(pointerType === 'mouse' ? 0 : clickTimeout)
  const move = ({ buttons, pointerType }: PointerEvent) => pointerType === 'mouse' && buttons === 0 && end()
  const handlers = {
    pointerdown: onPointerDown,
    pointerup: lift,
    pointermove: move,
    pointercancel: end,
    contextmenu: end,
  } as const
  const window = root.defaultView
  for (const [name, hear] of Object.entries(handlers)) root.addEventListener(name, hear as EventListener, true)
  // The click's handlers have run, and their changes are rendered, before anything else happens.
  const delivered = () => isPressed && endIn(0)
  window?.addEventListener('click', delivered)
  window?.addEventListener('blur', end)
  return () => {
    for (const [name, hear] of Object.entries(handlers)) root.removeEventListener(name, hear as EventListener, true)
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
  isPressed = false
  for (const act of waiting.splice(0)) act()
}
