/** A fake backend (canned responses by operation, recorded calls) for tests of the session. */

import { vi } from 'vitest'
import type { FrontRoleTypeQuery } from './graphql/session.award.generated'
import type { SessionExpertQuery } from './graphql/session.expert.generated'
import type { MenuSystemQuery, UserUnitsQuery } from './graphql/session.permission.generated'
import type { CurrentUser } from './session'

/** By operation name: data, a whole response, or a promise of either. */
export type Answers = Record<string, unknown>

/** A user as the backend returns it. */
export function userNamed(id: string, userFullname: string): CurrentUser {
  return {
    __typename: 'User',
    id,
    userFullname,
    userName: id,
    isCertification: 1,
    userMobile: null,
    userBirthday: null,
    userSex: -1,
    units: [],
    userEmail: null,
    headimgurl: null,
    isInvitedExpert: 0,
    userType: 1,
    userGrade: 2,
    hasYwtb: 0,
    commissionKinds: [],
    sealingKey: null,
  }
}

/** Responses of a working backend for a person with two menu groups. For tests only. */
export const healthy = {
  CurrentUser: { user: userNamed('u1', 'Wang Min') },
  UserUnits: { inForce: [], approved: [] } satisfies UserUnitsQuery,
  FrontRoleType: { getFrontRoleType: 3 } satisfies FrontRoleTypeQuery,
  SessionExpert: {
    expert: {
      __typename: 'Expert',
      id: 'u1',
      expertFlag: 1,
      listExpertApply: [{ __typename: 'ExpertApply', id: 'a1', applyStatus: 2 }],
    },
  } satisfies SessionExpertQuery,
  MenuSystem: {
    menuSystem: [{ __typename: 'MenuSystem', sysCode: 's02', groups: [group('f009', 'add', 'edit'), group('f9001')] }],
  } satisfies MenuSystemQuery,
}

function group(groupCode: string, ...access: string[]) {
  const children = access.map((accessCode) => ({ __typename: 'MenuAccess' as const, accessCode }))
  return { __typename: 'MenuGroup' as const, groupCode, children }
}

export interface SentCall {
  operation: string
  variables: unknown
  authorization: string | null
}

/** Answers `fetch` from a table of responses. Returns the list of requests. */
export function fakePortal(answers: Answers): SentCall[] {
  const calls: SentCall[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(init.body))
    const authorization = new Headers(init.headers).get('authorization')
    calls.push({ operation: operationName, variables, authorization })
    const answer = await answers[operationName]
    return answer instanceof Response ? answer.clone() : Response.json({ data: answer })
  })
  return calls
}
