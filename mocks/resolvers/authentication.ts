import { logInAnswering } from '../login'
import type { Resolvers } from './authentication.generated'

const loginTypes = ['userLogin', 'businessLogin', 'adminLogin']
const accountKinds: Readonly<Record<string, string>> = { businessLogin: 'business', adminLogin: 'admin' }

export const resolvers: Resolvers = {
  Query: { loginTypes: () => loginTypes },
  Mutation: {
    adLogin: (_root, { loginInput }, context) => logInAnswering(context, { ...loginInput, loginType: 'admin' }),
    login: (_root, { loginInput, type }, context) =>
      logInAnswering(context, { ...loginInput, loginType: accountKinds[type ?? ''] ?? loginInput.loginType }),
  },
}
