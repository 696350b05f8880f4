let pressed = false
let waiting: (() => void)[] = []

function released() {
  pressed = false
  setTimeout(() => {
    const due = waiting
    waiting = []
    for (const run of due) run()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, released, true)
}

/** At once, or when the pointer is let go: what appears while a button is held moves it away from under the pointer. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run)
  else run()
}
