/** Tests of the fast look-ups by label and role for jsdom. */
import { screen } from '@testing-library/react'
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

it('labels around an element and by its id are in the order of the document', () => {
  document.body.innerHTML =
    '<label for="a">first</label><label>around <input id="a"></label><label for="a">last</label>'
  expect([...(document.querySelector('input')?.labels ?? [])]).toEqual([...document.querySelectorAll('label')])
})

it('elements have the roles that their tags and attributes give them', () => {
  document.body.innerHTML = `
    <input id="a"><input id="b" type="checkbox"><input id="c" list="d"><datalist id="d"></datalist>
    <a id="e"></a><a id="f" href="#a"></a><textarea id="g"></textarea><p id="h" role="button"></p><button id="i"></button>`
  const found = (role: string) => screen.queryAllByRole(role).map(({ id }) => id)
  expect(['textbox', 'checkbox', 'combobox', 'link', 'button'].map(found)).toEqual([
    ['a', 'g'],
    ['b'],
    ['c'],
    ['f'],
    ['h', 'i'],
  ])
  expect(screen.getByRole('link').matches('p, a')).toBe(true)
  expect(screen.getByRole('link').matches('body > a[href]')).toBe(true)
  expect(screen.getByRole('link').matches('p[id]')).toBe(false)
})
