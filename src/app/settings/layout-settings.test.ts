// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { changeLayout, layoutSettings, resetLayout } from './layout-settings'
import { effectiveLayout, type LayoutSettings, layoutDefaults, parseLayoutSettings } from './parse-layout-settings'

describe('layout settings', () => {
  it.each([
    ['nothing kept', null],
    ['an empty text', ''],
    ['no JSON', '{navigation'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['a page of HTML', '<html></html>'],
    [
      'values of another time',
      '{"navigation":"bottom","menuTheme":3,"collapsed":"yes","multiTab":1,"fixedHeader":null}',
    ],
    ['a colour that is none of the eight', '{"colour":"red;background:url(//evil)"}'],
    ['values of other types', '{"colour":{},"hideHeader":[],"contentWidth":true,"__proto__":{"multiTab":true}}'],
  ])('are the defaults with %s', (_case, raw) => {
    expect(parseLayoutSettings(raw)).toEqual(layoutDefaults)
  })

  it('keep valid values beside invalid ones', () => {
    expect(parseLayoutSettings('{"navigation":"side","collapsed":1,"colour":"#722ED1","multiTab":true}')).toEqual({
      ...layoutDefaults,
      navigation: 'side',
      colour: '#722ED1',
      multiTab: true,
    })
  })

  it('are stored in the browser', () => {
    changeLayout({ navigation: 'side', collapsed: true })
    expect(layoutSettings()).toEqual({ ...layoutDefaults, navigation: 'side', collapsed: true })
    expect(parseLayoutSettings(localStorage.getItem('portal_layout'))).toEqual(layoutSettings())
    resetLayout()
    expect(layoutSettings()).toEqual(layoutDefaults)
  })

  it.each<[string, Partial<LayoutSettings>, Partial<LayoutSettings>]>([
    ['fluid with the menu at the top', { contentWidth: 'fluid' }, { contentWidth: 'fluid' }],
    ['fluid with the menu at the side', { contentWidth: 'fluid', navigation: 'side' }, { contentWidth: 'fixed' }],
    ['a fixed side menu at the top', { fixedMenu: true }, { fixedMenu: false }],
    ['a fixed side menu at the side', { fixedMenu: true, navigation: 'side' }, { fixedMenu: true }],
    ['hiding a header that is fixed', { hideHeader: true }, { hideHeader: true }],
    ['hiding a header that is not', { hideHeader: true, fixedHeader: false }, { hideHeader: false }],
  ])('%s takes effect as the specification says', (_case, settings, effective) => {
    expect(effectiveLayout({ ...layoutDefaults, ...settings })).toMatchObject(effective)
  })
})
