/** Tests of the menu and the breadcrumb that are computed from the route tree. */
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { isPermitted, type RouteHandle } from '@/lib/routing/route-handle'
import { foldMenu, foldTrail, parentKey, pathOfName, selectedKey } from './menu'

const page = (path: string, handle: RouteHandle, children?: RouteObject[]): RouteObject => ({ path, handle, children })

const routes: RouteObject[] = [
  { index: true, handle: { name: 'home', title: '首页', menu: { order: 1, icon: 'home' } } satisfies RouteHandle },
  page('apply', { name: 'apply', title: '申报', permission: 's02.f009', menu: { order: 20, group: '项目' } }),
  page('apply/:guideId', { name: 'guide', title: '指南', permission: 's02.f009' }),
  page('review', { name: 'review', title: '审核', permission: 's02.f006', menu: { order: 10, group: '项目' } }),
  page('review/:unit/item/:id', { name: 'item', title: '审核一项', permission: 's02.f006' }),
  page('form/:id', { name: 'form', title: '填报', under: ['gone', 'apply', 'review'] }),
  page('audit', { name: 'audit', title: '审计', permission: 's23.f002', menu: { order: 30, group: '审计' } }),
  page('account', { name: 'account', title: '账户' }, [page('bank', { name: 'bank', title: '银行' })]),
]

const having =
  (...permissions: string[]) =>
  (handle: RouteHandle) =>
    isPermitted(handle, new Set(permissions))

const outline = (menu: ReturnType<typeof foldMenu>) =>
  menu.map(({ title, children }) => (children ? [title, ...children.map((child) => child.title)] : title))

describe('the menu', () => {
  it.each([
    ['nothing', [], ['首页']],
    ['declaring', ['s02.f009'], ['首页', ['项目', '申报']]],
    ['declaring and reviewing, in order', ['s02.f009', 's02.f006'], ['首页', ['项目', '审核', '申报']]],
    ['auditing', ['s23.f002'], ['首页', ['审计', '审计']]],
  ])('of a user with the permission for %s', (_case, permissions, expected) => {
    expect(outline(foldMenu(routes, having(...permissions)))).toEqual(expected)
  })

  it('links each entry to its page, whatever layouts wrap it', () => {
    const nested: RouteObject[] = [{ children: [{ path: '/', children: routes }] }]
    const paths = foldMenu(nested, () => true).flatMap((node) => (node.children ?? [node]).map(({ key }) => key))
    expect(paths).toEqual(['/', '/review', '/apply', '/audit'])
  })
})

describe('the breadcrumb of a page', () => {
  it.each([
    ['/', ['首页']],
    ['/apply', ['首页', '申报']],
    ['/apply/g1', ['首页', '申报', '指南']],
    ['/review/u1/item/c1', ['首页', '审核', '审核一项']],
    ['/account/bank', ['首页', '账户', '银行']],
    ['/nowhere', []],
    ['/apply/g1/more', []],
  ])('%s', (path, titles) => {
    expect(foldTrail(routes, path).map(({ title }) => title)).toEqual(titles)
  })

  it('leaves out pages that the person may not open', () => {
    const opens = ({ permission }: RouteHandle) => permission === undefined
    expect(foldTrail(routes, '/apply/g1', opens).map(({ title }) => title)).toEqual(['首页', '指南'])
  })

  it.each([
    ['/', '/'],
    ['/apply', '/apply'],
    ['/apply/g1', '/apply'],
    ['/review/u1/item/c1', '/review'],
    ['/account/bank', undefined],
    ['/nowhere', undefined],
  ])('%s is below the menu entry %s', (path, key) => {
    expect(
      selectedKey(
        foldMenu(routes, () => true),
        foldTrail(routes, path),
      ),
    ).toBe(key)
  })
})

it.each([
  ['account', '/account'],
  ['bank', '/account/bank'],
  ['guide', null],
  ['resume', null],
])('the page named %s is at %s', (name, path) => {
  expect(pathOfName(routes, name)).toBe(path)
})

describe('the breadcrumb of a page with a return location', () => {
  it.each([
    ['/form/7', ['s02.f009', 's02.f006'], '/apply'],
    ['/form/7', ['s02.f006'], '/review'],
    ['/form/7', [], undefined],
    ['/account/bank', ['s02.f009'], undefined],
    ['/nowhere', ['s02.f009'], undefined],
  ])('%s, with %j, is below %s', (path, permissions, key) => {
    expect(parentKey(foldMenu(routes, having(...permissions)), routes, path)).toBe(key)
  })
})

it('an address with optional parameters appears once in the breadcrumb', () => {
  const routes = [
    page('/', { name: 'home', title: '首页' }),
    page('info/:user?/:unit?', { name: 'info', title: '申请' }),
  ]
  expect(foldTrail(routes, '/info/a/b').map(({ path }) => path)).toEqual(['/', '/info/a/b'])
})
