// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { changeLayout, layoutSettings, parseLayoutSettings } from './layout-settings'

const defaults = { navigation: 'top', menuTheme: 'light', collapsed: false }

describe('layout settings', () => {
  it.each([
    ['nothing kept', null],
    ['an empty text', ''],
    ['no JSON', '{navigation'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['values of another time', '{"navigation":"bottom","menuTheme":3,"collapsed":"yes"}'],
  ])('are the defaults with %s', (_what, raw) => {
    expect(parseLayoutSettings(raw)).toEqual(defaults)
  })

  it('keep what makes sense beside what does not', () => {
    expect(parseLayoutSettings('{"navigation":"side","collapsed":1}')).toEqual({ ...defaults, navigation: 'side' })
  })

  it('are remembered in the browser', () => {
    changeLayout({ navigation: 'side', collapsed: true })
    expect(layoutSettings()).toEqual({ ...defaults, navigation: 'side', collapsed: true })
    expect(parseLayoutSettings(localStorage.getItem('portal_layout'))).toEqual(layoutSettings())
    changeLayout(parseLayoutSettings(null))
  })
})
