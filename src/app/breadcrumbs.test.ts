/** Tests of the breadcrumbs of the production pages. */
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { memberPages } from './member-pages'
import { foldTrail } from './menu'

/** An address of each page, its parameters filled in. */
function addressesOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', children = [] }) => {
    const own = path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/+$/, '')
    return [own, ...addressesOf(children, own)]
  })
}

const addresses = [...new Set(addressesOf(memberPages))]
  .filter((path) => !path.includes('*'))
  .map((path) => path.replace(/:\w+\??/g, 'x') || '/')

describe('the breadcrumb', () => {
  it.each(addresses)('of %s names each of its pages differently', (path) => {
    const titles = foldTrail(memberPages, path).map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
  })
})
