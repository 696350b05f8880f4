/** Tests of which tab an address belongs to, of stored tabs and of closing. */
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type OpenTab, parseTabs } from './open-tabs'
import { tabAt } from './page-tab'
import { closing, type TabAction } from './tab-actions'

const page = (path: string, title: string, children?: RouteObject[]): RouteObject => ({
  path,
  handle: { name: path, title },
  children,
})
const pages: RouteObject[] = [
  { index: true, handle: { name: 'home', title: '首页' } },
  page('my-project', '我的项目'),
  page('my-project/del/:id', '删除申报'),
  page('smartform/:formId/:contentId/:pageId', '填报申报书'),
  page('monthly-report-form/:contentId/:pageId/:monthlyId', '月报'),
  page('account/settings', '账户设置', [
    { index: true, handle: { name: 'info', title: '基本资料' } },
    page('bank', '银行信息'),
  ]),
  { path: 'award', children: [page('reporting', '填报'), page('nomination', '提名')] },
]

describe('the tab of an address', () => {
  it.each([
    ['/', '/', '首页'],
    ['/my-project', '/my-project', '我的项目'],
    ['/my-project/', '/my-project', '我的项目'],
    ['/my-project/del/7', '/my-project/del/7', '删除申报'],
    ['/smartform/f/c1/basic', '/smartform/f/c1/*', '填报申报书'],
    ['/smartform/f/c1/team', '/smartform/f/c1/*', '填报申报书'],
    ['/smartform/f/c2/team', '/smartform/f/c2/*', '填报申报书'],
    ['/monthly-report-form/c/p1/m', '/monthly-report-form/c/*/m', '月报'],
    ['/account/settings', '/account/settings', '账户设置'],
    ['/account/settings/bank', '/account/settings', '账户设置'],
    ['/award/reporting', '/award/reporting', '填报'],
    ['/award/nomination', '/award/nomination', '提名'],
  ])('%s is %s', (address, key, title) => {
    expect(tabAt(pages, address)).toMatchObject({ key, title })
  })

  it.each(['/nowhere', '/award', '/smartform/f'])('%s has none', (address) => {
    expect(tabAt(pages, address)).toBeNull()
  })
})

describe('stored tabs', () => {
  const good = { key: '/my-project', address: '/my-project?page=2' }
  it.each<[string, string | null, OpenTab[]]>([
    ['nothing', null, []],
    ['no JSON', '[{', []],
    ['an object', '{"key":"/a"}', []],
    ['entries of the wrong type', '[1,null,"/a",[],{}]', []],
    [
      'addresses of other sites',
      '[{"key":"/a","address":"//evil.example"},{"key":"/b","address":"https://e.org"}]',
      [],
    ],
    ['a script', '[{"key":"/a","address":"javascript:alert(1)"}]', []],
    ['a backslash', '[{"key":"/a","address":"/\\\\evil.example"}]', []],
    ['valid entries beside invalid ones', JSON.stringify([7, good, { key: '/x' }]), [good]],
    ['one twice', JSON.stringify([good, good]), [good]],
    ['an invalid detail', JSON.stringify([{ ...good, detail: 5 }]), [good]],
    ['a long detail', JSON.stringify([{ ...good, detail: '长'.repeat(90) }]), [{ ...good, detail: '长'.repeat(60) }]],
  ])('%s', (_case, raw, tabs) => {
    expect(parseTabs(raw)).toEqual(tabs)
  })

  it('are not more than thirty', () => {
    const many = Array.from({ length: 40 }, (_one, index) => ({ key: `/${index}`, address: `/${index}` }))
    expect(parseTabs(JSON.stringify(many)).map(({ key }) => key)).toEqual(many.slice(10).map(({ key }) => key))
  })
})

describe('closing', () => {
  const tabs = ['/', '/a', '/b', '/c'].map((key) => ({ key, address: `${key}?was` }))
  it.each<[TabAction, string, string | null, string[], string | null]>([
    ['current', '/a', '/a', ['/a'], '/b?was'],
    ['current', '/c', '/c', ['/c'], '/b?was'],
    ['current', '/a', '/c', ['/a'], null],
    ['current', '/a', null, ['/a'], null],
    ['right', '/a', '/a', ['/b', '/c'], null],
    ['right', '/a', '/c', ['/b', '/c'], '/a?was'],
    ['right', '/c', '/c', [], null],
    ['left', '/b', '/b', ['/', '/a'], null],
    ['left', '/b', '/', ['/', '/a'], '/b?was'],
    ['left', '/', '/c', [], null],
    ['all', '/b', '/b', ['/a', '/b', '/c'], '/?was'],
    ['all', '/b', '/', ['/a', '/b', '/c'], null],
    ['current', '/gone', '/a', [], null],
  ])('%s at %s, with %s active, closes %j and activates %s', (action, at, active, close, show) => {
    expect(closing(tabs, action, at, active)).toEqual({ close, show })
  })

  it('keeps the last one', () => {
    expect(closing(tabs.slice(1, 2), 'current', '/a', '/a')).toEqual({ close: [], show: null })
  })

  it('all tabs opens home when it was not open', () => {
    expect(closing(tabs.slice(1), 'all', '/a', '/a')).toEqual({ close: ['/a', '/b', '/c'], show: '/' })
  })
})
