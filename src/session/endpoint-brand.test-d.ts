/** Type tests: a GraphQL document of one endpoint cannot be sent to another. Read by `tsc` only. */
import type { TypedDocumentNode } from '@apollo/client'
import { award } from '@/api/award'
import { expert } from '@/api/expert'
import { permission } from '@/api/permission'
import { FrontRoleTypeDocument } from './graphql/session.award.generated'
import { SessionExpertDocument } from './graphql/session.expert.generated'
import { LoginByPasswordDocument, UserUnitsDocument } from './graphql/session.permission.generated'

/**
 * Type tests for the brand of `api/endpoint-document.ts`, read by `tsc` only. If a line compiles that must not, "Unused
 * '@ts-expect-error' directive" fails the check.
 */
export async function mustCompile(): Promise<(number | string | undefined)[]> {
  const { getFrontRoleType } = await award.query(FrontRoleTypeDocument)
  const asExpert = await expert.query(SessionExpertDocument, {}, { fetchPolicy: 'network-only' })
  const units = await permission.query(UserUnitsDocument, {})
  return [getFrontRoleType, asExpert.expert?.expertFlag, units.approved[0]?.unit.unitName]
}

export async function mustNotCompile(
  unbranded: TypedDocumentNode<{ a: string }, Record<string, never>>,
): Promise<void> {
  // @ts-expect-error an award document asks the award endpoint only
  await permission.query(FrontRoleTypeDocument)
  // @ts-expect-error a permission document asks the permission endpoint only
  await award.query(UserUnitsDocument, {})
  // @ts-expect-error nor is a mutation sent elsewhere
  await expert.mutate(LoginByPasswordDocument, {
    account: { clientType: '1', accountCode: 'a' },
  })
  // @ts-expect-error a document without an endpoint goes nowhere
  await award.query(unbranded)
  // @ts-expect-error variables of another name
  await expert.query(SessionExpertDocument, { user: '1' })
  // @ts-expect-error variables that are needed may not be left out
  await permission.mutate(LoginByPasswordDocument)
}

export function useOfAnotherEndpoint(): void {
  // @ts-expect-error an expert document is no hook's of the award endpoint
  award.useQuery(SessionExpertDocument, { variables: { userId: '1' } })
  // @ts-expect-error nor is a permission mutation
  award.useMutation(LoginByPasswordDocument)
}
