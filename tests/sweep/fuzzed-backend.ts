/** Answers calls with randomly changed responses, for the sweeps in a real browser. */
import type { GraphQLSchema } from 'graphql'
import { fuzzAnswer } from './fuzz-answer'

/** A call as it is sent. */
export interface Call {
  query: string
  operationName?: string
  variables?: Record<string, unknown>
}

/** Calls that stay real: a response without a user ends the session, and every page would be the sign-in screen. */
const spared: ReadonlySet<string> = new Set([
  'CurrentUser.user',
  'CurrentUser.user.id',
  'FrontRoleType.getFrontRoleType',
])

/** Grants all permissions, so that no page hides another. */
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
  // A response that the backend refuses for changed input is made up.
  const real = own.errors ? null : own.data
  const data = fuzzAnswer({ schema, ...call }, seed, real, spared)
  if (call.operationName === 'CurrentUser') Object.assign(data.user as object, { commissionKinds })
  return { data }
}
