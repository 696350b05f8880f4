/** The keyboard of table fields: which key moves where, and the shortcuts of row operations. */

/** The move that a key makes from a cell; `restore` and the fills act on the cell itself. */
export type CellMove =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'enterDown'
  | 'enterUp'
  | 'fill'
  | 'fillDown'
  | 'restore'
  | 'undo'

interface KeyPress {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The actions of a row and their shortcuts, as the row menu shows them. */
export const rowKeys = {
  insertAbove: 'Ctrl+Shift+Enter',
  insertBelow: 'Ctrl+Enter',
  copy: 'Alt+Shift+C',
  moveUp: 'Alt+Shift+↑',
  moveDown: 'Alt+Shift+↓',
  remove: 'Alt+Shift+Delete',
} as const

export type RowOperationName = keyof typeof rowKeys

const keyNames: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', Backspace: 'Delete', KeyC: 'C' }

/**
 * The row action of a key press in a cell. Letters are matched by key position, because Alt changes them on some
 * keyboards.
 */
export function rowOperationOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress & { code: string }) {
  const modifiers = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift']
  const combination = [...modifiers.filter(Boolean), keyNames[key] ?? keyNames[code] ?? key].join('+')
  const found = Object.entries(rowKeys).find(([, keys]) => keys === combination)
  return (found?.[0] ?? null) as RowOperationName | null
}

/** The kind of control that has the focus in a cell. */
export type CellControl =
  | { kind: 'line' | 'lines'; start: number; end: number; length: number }
  /** A search or a date: it handles arrow up, arrow down and Enter itself. */
  | { kind: 'picker'; start: number; end: number; length: number; open: boolean }
  /** Radios: arrow keys select. */
  | { kind: 'choice' }
  /** A select: arrow up and down select. */
  | { kind: 'select' }
  /** Read-only text, check boxes and outputs. */
  | { kind: 'other' }
  /** A button: Enter clicks it. */
  | { kind: 'button' }
  /** Formatted text: it handles all keys except those that act on the cell. */
  | { kind: 'own' }

const arrows: Record<string, CellMove> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * What a key does in a cell, as in a spreadsheet; null leaves the key to the control. Arrow keys leave a text field
 * when all text is selected (as after arriving by keyboard) or from its edge, so text stays editable.
 */
export function cellMove(keyPress: KeyPress, control: CellControl): CellMove | null {
  const { key, shiftKey } = keyPress
  if (control.kind === 'picker' && control.open) return null
  if (keyPress.altKey) return null
  if (keyPress.ctrlKey || keyPress.metaKey) {
    if (key.toLowerCase() === 'd') return shiftKey ? 'fillDown' : 'fill'
    return key.toLowerCase() === 'z' && !shiftKey && control.kind !== 'own' ? 'undo' : null
  }
  if (key === 'Escape') return 'restore'
  if (key === 'Enter') {
    if (['picker', 'lines', 'button', 'own'].includes(control.kind)) return null
    return shiftKey ? 'enterUp' : 'enterDown'
  }
  const arrow = arrows[key]
  return arrow && !shiftKey && leaves(arrow, control) ? arrow : null
}

/** The direction of an arrow key. */
export const arrowSteps: Readonly<Record<string, { row: number; column: number }>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** Whether Shift with an arrow key extends the cell selection: only when it would not select text. */
export function extendsBlock(key: string, control: CellControl): boolean {
  const arrow = arrows[key]
  if (!arrow || control.kind === 'own' || (control.kind === 'picker' && control.open)) return false
  return (
    control.kind === 'choice' ||
    control.kind === 'select' ||
    leaves(arrow, { ...control, ...('start' in control && { start: 0 }) })
  )
}

function leaves(arrow: CellMove, control: CellControl): boolean {
  if (control.kind === 'choice' || control.kind === 'own') return false
  if (control.kind === 'select') return arrow === 'left' || arrow === 'right'
  if (control.kind === 'other' || control.kind === 'button') return true
  const { kind, start, end, length } = control
  const upright = arrow === 'up' || arrow === 'down'
  if (upright && kind === 'line') return true
  if (upright && kind === 'picker') return false
  if (start === 0 && end === length) return true
  return start === end && start === (arrow === 'left' || arrow === 'up' ? 0 : length)
}

/** The kind of control that an element is. */
export function controlOf(element: Element): CellControl {
  if (element instanceof HTMLTextAreaElement) return { kind: 'lines', ...selectionOf(element) }
  if (element instanceof HTMLSelectElement) return { kind: 'select' }
  if (element instanceof HTMLButtonElement) return { kind: 'button' }
  if (element.closest('[contenteditable=true]')) return { kind: 'own' }
  if (!(element instanceof HTMLInputElement)) return { kind: 'other' }
  if (element.type === 'radio') return { kind: 'choice' }
  if (element.type === 'checkbox') return { kind: 'other' }
  const popup = element.getAttribute('role') === 'combobox'
  const dates = element.closest('.ant-picker')
  if (!popup && !dates) return { kind: 'line', ...selectionOf(element) }
  const open = popup
    ? element.getAttribute('aria-expanded') === 'true'
    : document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null
  return { kind: 'picker', open, ...selectionOf(element) }
}

function selectionOf({ selectionStart, selectionEnd, value }: HTMLInputElement | HTMLTextAreaElement) {
  return { start: selectionStart ?? 0, end: selectionEnd ?? 0, length: value.length }
}
