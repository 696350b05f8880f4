/** Tests of the fast label look-ups for jsdom. */
import { afterEach, expect, it } from 'vitest'

afterEach(() => document.body.replaceChildren())

it('labels of an element are those that it is the control of', () => {
  document.body.innerHTML = `
    <label for="a">by id</label> <label for="a">by id again</label> <input id="a">
    <label>around <span><input id="b"><input id="c"></span></label>
    <label for="c">around another <textarea id="d"></textarea></label>
    <label for="">of nothing <select id="e"></select></label>
    <label for="twice">of the first</label> <button id="twice"></button> <button id="twice"></button>
    <label for="no-control">of none</label> <p id="no-control"></p>
    <label for="f">hidden</label> <input id="f" type="hidden">`
  const labels = [...document.querySelectorAll('label')]
  const controls = document.querySelectorAll<HTMLInputElement>('input, textarea, select, button')

  for (const control of controls) {
    const expected = control.type === 'hidden' ? null : labels.filter((label) => label.control === control)
    expect(control.labels, control.outerHTML).toEqual(expected)
  }
  expect([...controls].map((control) => control.labels?.length ?? -1)).toEqual([2, 1, 1, 0, 0, 1, 0, -1])
})

it('labels of an element outside the document are found', () => {
  const aside = document.createElement('div')
  aside.innerHTML = '<label for="a">its label</label><input id="a">'
  expect([...(aside.querySelector('input')?.labels ?? [])]).toEqual([aside.querySelector('label')])
})
