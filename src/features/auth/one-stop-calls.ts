/** The calls of signing in through the one-stop service: by ticket, as a legal person, binding or creating an account. */
import { authentication } from '@/api/authentication'
import { enter, signInOrigin } from '@/session/sign-in'
import { type Attempt, attempt } from './attempt'
import type { BindCalls } from './bind-calls'
import {
  BindOneStopDocument,
  EnterAsLegalPersonDocument,
  OneStopLoginDocument,
  type OneStopLoginMutation,
  RegisterOneStopDocument,
} from './graphql/unified.authentication.generated'

const clientType = '1'

export type OneStopAnswer = OneStopLoginMutation['oneStopLogin']

async function entered(answer: OneStopAnswer): Promise<OneStopAnswer> {
  if (answer.token) await enter(answer.token)
  return answer
}

/** Signs in with the one-stop service's ticket; a response without a token names the next step. */
export function oneStopLogin(code: string): Promise<Attempt<OneStopAnswer>> {
  return attempt(async () =>
    entered((await authentication.mutate(OneStopLoginDocument, { ...signInOrigin(), code })).oneStopLogin),
  )
}

export function enterAsLegalPerson(bindKey: string): Promise<Attempt<OneStopAnswer>> {
  return attempt(async () =>
    entered((await authentication.mutate(EnterAsLegalPersonDocument, { clientType, bindKey })).enterAsLegalPerson),
  )
}

/** Binds a one-stop account to an existing account, or creates one; the name comes from the service. */
export function oneStopBinding(bindKey: string): BindCalls {
  return {
    bind: (mobile, validateCode) =>
      attempt(async () => {
        const variables = { clientType, bindKey, mobile, validateCode }
        await entered((await authentication.mutate(BindOneStopDocument, variables)).bindOneStop)
      }),
    register: ({ userFullname: _fromThere, ...input }) =>
      attempt(async () => {
        const variables = { clientType, bindKey, input }
        await entered((await authentication.mutate(RegisterOneStopDocument, variables)).registerOneStop)
      }),
  }
}
