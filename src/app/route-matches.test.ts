/** Tests of finding the routes of a path. */
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routeMatches } from './route-matches'

const tree: RouteObject[] = [{ path: '/', children: [{ path: 'mail' }, { path: 'mail/:id' }, { path: ':unit/staff' }] }]
const patterns = (routes: readonly RouteObject[], pathname: string) =>
  routeMatches(routes, pathname).map(({ route }) => route.path)

it('finds the routes of a path, outermost first, and none where no route matches', () => {
  expect(patterns(tree, '/mail/7')).toEqual(['/', 'mail/:id'])
  expect(patterns(tree, '/mail')).toEqual(['/', 'mail'])
  expect(patterns(tree, '/nothing/here')).toEqual([])
  expect(routeMatches(tree, '/unit-2/staff').at(-1)?.params).toEqual({ unit: 'unit-2' })
  expect(routeMatches(tree, '/unit-3/staff').at(-1)?.params).toEqual({ unit: 'unit-3' })
})

it('matches a path once for each list, and anew in a list with more routes', () => {
  expect(routeMatches(tree, '/mail')).toBe(routeMatches(tree, '/mail'))
  expect(patterns(tree, '/late')).toEqual([])
  expect(patterns([...tree, { path: '/late' }], '/late')).toEqual(['/late'])
})

it('leaves out only routes that cannot match: parameters, optional and encoded segments, capitals and catch-alls still match as in the router', () => {
  const page = (path: string): RouteObject => ({ path, id: path })
  const routes: RouteObject[] = [
    {
      children: [
        { index: true, id: 'home' },
        page('mail'),
        page('mail/:id'),
        page('help?/about'),
        page('我的'),
        page(':unit/staff'),
        { path: '403', children: [{ index: true, id: '403' }] },
        { path: '/zwdt', children: [page('mail')] },
        page('*'),
      ],
    },
  ]
  for (const path of [
    '/',
    '/mail',
    '/MAIL/7',
    '/mail/',
    '//mail',
    '/help/about',
    '/about',
    '/我的',
    '/%E6%88%91%E7%9A%84',
    '/mai%6C',
    '/7/staff',
    '/mail/staff',
    '/403',
    '/zwdt/mail',
    '/zwdt',
    '/nothing/here',
    '/%E0%A4%A',
  ])
    expect(
      routeMatches(routes, path).map(({ route, params, pathname }) => [route.path, route.id, params, pathname]),
      path,
    ).toEqual(
      (matchRoutes(routes, path) ?? []).map(({ route, params, pathname }) => [route.path, route.id, params, pathname]),
    )
})
