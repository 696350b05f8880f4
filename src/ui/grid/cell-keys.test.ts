/** Tests of the keys of table cells. */
import { describe, expect, it } from 'vitest'
import { type CellControl, cellMove } from './cell-keys'

const text = (start: number, end: number, kind: 'line' | 'lines' = 'line'): CellControl => ({
  kind,
  start,
  end,
  length: 4,
})
const all = text(0, 4)
const search = (open: boolean): CellControl => ({ kind: 'picker', start: 0, end: 0, length: 0, open })
const radio: CellControl = { kind: 'choice' }
const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

describe('a keystroke in a cell', () => {
  it.each([
    ['the arrows leave a text that is selected whole', 'ArrowRight', {}, all, 'right'],
    ['or from its end', 'ArrowRight', {}, text(4, 4), 'right'],
    ['and from its beginning', 'ArrowLeft', {}, text(0, 0), 'left'],
    ['inside a text they move in it', 'ArrowLeft', {}, text(2, 2), null],
    ['and with a part selected', 'ArrowRight', {}, text(1, 4), null],
    ['up and down leave a single line from anywhere', 'ArrowDown', {}, text(2, 2), 'down'],
    ['but not a long text from its middle', 'ArrowDown', {}, text(2, 2, 'lines'), null],
    ['which they leave from its end', 'ArrowDown', {}, text(4, 4, 'lines'), 'down'],
    ['selecting stays in the text', 'ArrowDown', { shiftKey: true }, all, null],
    ['Enter goes down', 'Enter', {}, text(2, 2), 'enterDown'],
    ['with Shift up', 'Enter', { shiftKey: true }, all, 'enterUp'],
    ['in a long text it is a new line', 'Enter', {}, text(2, 2, 'lines'), null],
    ['Enter and down belong to a search', 'ArrowDown', {}, search(false), null],
    ['which the arrows leave sideways', 'ArrowRight', {}, search(false), 'right'],
    ['while it is open every key is its own', 'Escape', {}, search(true), null],
    ['the arrows choose among radios', 'ArrowDown', {}, radio, null],
    ['which Enter leaves', 'Enter', {}, radio, 'enterDown'],
    ['Ctrl+D fills from above', 'd', { ctrlKey: true }, all, 'fill'],
    ['⌘+D as well', 'd', { metaKey: true }, all, 'fill'],
    ['Ctrl+Shift+D fills to the end', 'D', { ctrlKey: true, shiftKey: true }, all, 'fillDown'],
    ['Escape restores', 'Escape', {}, text(2, 2), 'restore'],
    ['letters are typed', 'a', {}, all, null],
    ['the tabulator is the browser’s', 'Tab', {}, all, null],
  ] as const)('%s', (_, key, held, control, expected) => {
    expect(cellMove({ key, ...none, ...held }, control)).toBe(expected)
  })
})
