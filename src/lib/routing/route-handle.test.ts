/** Tests of who may open a route by its handle. */
import { expect, it } from 'vitest'
import { isForGuests, isPermitted, isRefusal, permissionsOf, type RouteHandle } from './route-handle'
import { settingsSecurityPath } from './security-path'

const handle = (more: Partial<RouteHandle>): RouteHandle => ({ name: 'home', title: '首页', ...more })

it.each([
  [undefined, [], true],
  ['s02.f009', ['s02.f009'], true],
  ['s02.f009', ['s02.f00'], false],
  ['s02.f009', [], false],
  [['s02.f009', 's03.f001'], ['s03.f001'], true],
  [['s02.f009', 's03.f001'], ['s03.f002'], false],
  [[], [], true],
])('a route with the permission %j, for a person with %j: %s', (permission, permissions, isOpen) => {
  expect(isPermitted({ permission }, new Set(permissions))).toBe(isOpen)
})

it('the permissions of a route are a list, whether it names one, several or none', () => {
  expect(permissionsOf({ permission: 'a.b' })).toEqual(['a.b'])
  expect(permissionsOf({ permission: ['a.b', 'c.d'] })).toEqual(['a.b', 'c.d'])
  expect(permissionsOf({})).toEqual([])
})

it('guests see public pages; the pages that refuse are not among them', () => {
  expect(isForGuests(handle({ public: true }))).toBe(true)
  expect(isForGuests(handle({}))).toBe(false)
  expect(isForGuests(undefined)).toBe(false)
  expect(['403', '404', 'login'].map((name) => isForGuests(handle({ name, public: true })))).toEqual([
    false,
    false,
    true,
  ])
  expect(['403', '404', '40'].map((name) => isRefusal(handle({ name })))).toEqual([true, true, false])
})

it('real-name certification leads back to the page that asked for it', () => {
  expect(settingsSecurityPath()).toBe('/account/settings/security')
  expect(settingsSecurityPath('/a?b=1&c=2')).toBe('/account/settings/security?back=%2Fa%3Fb%3D1%26c%3D2')
})
