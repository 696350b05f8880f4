/** Signs a persona in over HTTP, for the browser tests and benches of the production build. */

const loginCall =
  'mutation SignIn($account: AccountInput!) { loginByPassword(account: $account) { success token code message } }'

/** Mobiles of the personas that sign in with a second factor. */
export const administrators = {
  unitAdministrator: '13800001003',
  departmentAdministrator: '13800001004',
  awardUnitOfficer: '13800001008',
  supervisingDepartment: '13800001010',
}

/**
 * A new login's token.
 * @param request Playwright's requests of a page
 * @param address where the portal is, without a slash at the end; empty for the page's own
 */
export async function personaToken(request, accountCode, address = '') {
  const ask = async (verificationCode) => {
    const account = { clientType: '1', accountCode, password: 'Demo@2026', verificationCode, loginType: 'person' }
    const data = { query: loginCall, variables: { account } }
    return (await request.post(`${address}/api/permission/graphql`, { data, maxRetries: 2 })).json()
  }
  const mobile = administrators[accountCode]
  // Two tests that sign in the same administrator at once take each other's code: the later one asks again.
  for (let attempt = 1; ; attempt += 1) {
    const first = await ask()
    if (first.data?.loginByPassword) return first.data.loginByPassword.token
    const { code } = mobile ? await (await request.get(`${address}/api/simulated/telephone/${mobile}`)).json() : {}
    const second = code ? await ask(code) : first
    if (second.data?.loginByPassword) return second.data.loginByPassword.token
    if (attempt === 3) throw new Error(`${accountCode} cannot sign in: ${JSON.stringify(second.errors)}`)
  }
}
