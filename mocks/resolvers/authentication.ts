/** Resolvers of the endpoint `authentication`: signing in by password, code or the one-stop service, for people and legal persons. */

import { logInAnswering } from '../login'
import { bindOneStop, enterAsLegalPerson, oneStopLogin, registerOneStop } from '../sign-in/one-stop'
import type { Resolvers } from './authentication.generated'

const loginTypes = ['userLogin', 'businessLogin', 'adminLogin']
const accountKinds: Readonly<Record<string, string>> = { businessLogin: 'business', adminLogin: 'admin' }

export const resolvers: Resolvers = {
  Query: { loginTypes: () => loginTypes },
  Mutation: {
    adLogin: (_root, { loginInput }, context) => logInAnswering(context, { ...loginInput, loginType: 'admin' }),
    login: (_root, { loginInput, type }, context) =>
      logInAnswering(context, { ...loginInput, loginType: accountKinds[type ?? ''] ?? loginInput.loginType }),
    oneStopLogin: (_root, { code, sys }, context) => oneStopLogin(context, code, sys),
    bindOneStop: (_root, { mobile, validateCode, bindKey }, context) =>
      bindOneStop(context, mobile, validateCode, bindKey),
    registerOneStop: (_root, { input, bindKey }, context) => registerOneStop(context, input, bindKey),
    enterAsLegalPerson: (_root, { bindKey }, context) => enterAsLegalPerson(context, bindKey),
  },
}
