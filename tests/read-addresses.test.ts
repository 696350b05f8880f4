/** Whoever may read a work item without deciding about it is let in at the address where “查看” leads them. */
import { serverNow } from '@mocks/clock'
import type { UserRow } from '@mocks/db/rows'
import { backendForTest } from '@mocks/resolvers/ask-as'
import { guideOfWork } from '@mocks/work/guide'
import { worksSeen } from '@mocks/work/works-seen'
import memoize from 'lodash/memoize'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { memberPages } from '@/app/member-pages'
import { isPermitted, type RouteHandle } from '@/lib/routing/route-handle'
import { decisions } from '@/work/kind'
import { kindWords } from '@/work/kind-words'
import { findKind } from '@/work/kinds/all'

const { db, blobs } = backendForTest()
const routes: RouteObject[] = [{ path: '/', children: memberPages }]

/** The handles of the routes at an address: looked up once, because many people read the same works. */
const handlesAt = memoize((address: string): readonly RouteHandle[] =>
  (matchRoutes(routes, new URL(address, 'http://portal').pathname) ?? []).map(({ route }) => route.handle ?? {}),
)

/** The kinds whose submitted content a person reads at an address that is closed to them. */
function closedTo(caller: UserRow): string[] {
  const permissions = new Set(caller.permissions)
  const isOpen = (address: string) => {
    const handles = handlesAt(address)
    return handles.length > 1 && handles.every((handle) => isPermitted(handle, permissions))
  }
  const context = { db, blobs, token: null, caller, now: serverNow() }
  return worksSeen(context).flatMap(({ work, actions }) => {
    // Its creator reads about it elsewhere.
    if (findKind(work.kind)?.addresses.own !== undefined && work.creatorId === caller.id) return []
    const acts = actions.some((action) => action === 'FILL' || decisions.includes(action))
    if (work.submittedAt === null || work.formId === null || acts) return []
    const place = { ...work, projectId: work.belongsTo, guideId: guideOfWork(context, work)?.id ?? null }
    return isOpen(kindWords(work.kind, work.kindVersion).read(place)) ? [] : [work.kind]
  })
}

it('of every kind, for everybody', () => {
  const people = db.users.where(({ permissions }) => permissions.length > 0)
  expect(people.length).toBeGreaterThan(20)
  expect([...new Set(people.flatMap(closedTo))]).toEqual([])
})
