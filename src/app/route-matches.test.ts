import type { RouteObject } from 'react-router-dom'
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
