/** Keys that write nothing, by the numbers antd knows them by. */
const numbers = { Tab: 9, Enter: 13, Escape: 27, ' ': 32, ArrowUp: 38, ArrowDown: 40 } as const

export type HeldKey = keyof typeof numbers

/** Whether a key is one of those. */
export const isHeldKey = (key: string): key is HeldKey => key in numbers

/** What somebody did with a field before its code was there. */
export type Held =
  /** Pressed it. */
  | { did: 'press' }
  /** Typed, pasted or deleted; the whole text after it. */
  | { did: 'write'; text: string }
  /** A key that writes nothing. */
  | { did: 'key'; key: HeldKey }

/** Adds what was done just now; of one text after the other only the last counts. */
export function hold(held: readonly Held[], next: Held): readonly Held[] {
  const before = next.did === 'write' && held.at(-1)?.did === 'write' ? held.slice(0, -1) : held
  return [...before, next]
}

/**
 * Does a press again with the control that has come in the place that was pressed: a choice opens, and files can be chosen as long as
 * the browser takes it for the person's own doing (about five seconds). Whatever else it is has the focus, which is all a press gives.
 */
export function pressAgain(control: HTMLElement | null): void {
  if (control?.getAttribute('role') === 'combobox') press(control)
  else if (control instanceof HTMLButtonElement && navigator.userActivation?.isActive !== false) control.click()
}

const press = (control: HTMLElement) =>
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))

/** Does it again with the input whose code has come, in order; each step once the one before has been drawn. */
export async function doAgain(input: HTMLInputElement, held: readonly Held[]): Promise<void> {
  for (const [index, step] of held.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve))
    if (step.did === 'press') press(input)
    else if (step.did === 'write') write(input, step.text)
    else
      for (const type of ['keydown', 'keyup'])
        input.dispatchEvent(
          new KeyboardEvent(type, { key: step.key, keyCode: numbers[step.key], bubbles: true, cancelable: true }),
        )
  }
}

/** As if typed: React hears only of values that it did not set itself. */
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
