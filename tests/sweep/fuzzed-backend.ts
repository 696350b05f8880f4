import type { GraphQLSchema } from 'graphql'
import { fuzzAnswer } from './fuzz-answer'

/** A call as it is sent. */
export interface Call {
  query: string
  operationName?: string
  variables?: Record<string, unknown>
}

/** Whose session it is stays true: an answer that names nobody is a login that is over, and every page would be the sign-in screen. */
const spared: ReadonlySet<string> = new Set([
  'CurrentUser.user',
  'CurrentUser.user.id',
  'FrontRoleType.getFrontRoleType',
])

/** Everything is permitted, so that no page is kept behind another one. */
function allPermitted(permissions: readonly string[]) {
  const menuSystem = permissions.map((permission) => {
    const [sysCode = '', groupCode = ''] = permission.split('.')
    const children = ['view', 'edit', 'add', 'remove', 'audit', 'export', 'submit', 'withdraw'].map((accessCode) => ({
      accessCode,
    }))
    return { sysCode, groups: [{ groupCode, children }] }
  })
  return { menuSystem }
}

/** The commission's pages are open to who acts for it in a kind of work. */
const commissionKinds = ['DECLARATION', 'REVIEW']

/**
 * What a call is answered with in place of the backend's own answer.
 * @param schema the contract of the endpoint asked
 * @param own the backend's answer, as it came
 */
export function fuzzedAnswer(
  schema: GraphQLSchema,
  call: Call,
  own: { data?: Record<string, unknown> | null; errors?: unknown },
  seed: number,
  permissions: readonly string[],
): unknown {
  if (call.operationName === 'MenuSystem') return { data: allPermitted(permissions) }
  // What the backend refuses, about what no longer fits or is not this person's, is made up.
  const real = own.errors ? null : own.data
  const data = fuzzAnswer({ schema, ...call }, seed, real, spared)
  if (call.operationName === 'CurrentUser') Object.assign(data.user as object, { commissionKinds })
  return { data }
}
