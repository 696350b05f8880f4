/** Encrypts passwords before a call is sent, where the town has set a public key. */

import { ApolloLink } from '@apollo/client'
import { defer, from, mergeMap } from 'rxjs'
import { loadSm2 } from '@/lib/text/load-sm2'
import { withPasswords } from '@/lib/text/passwords'

function hasPassword(variables: Readonly<Record<string, unknown>>): boolean {
  let found = false
  withPasswords(variables, (password) => {
    found = true
    return password
  })
  return found
}

/**
 * Sends no password in the clear: each one leaves as SM2 ciphertext for the town's key (GB/T 32918.4, C1C3C2, in hex
 * with the leading 04). One link for every call, so that none is forgotten: signing in, registering, changing and
 * resetting a password, opening a locked page. The cipher's code loads with the first such call.
 * @param publicKey the uncompressed point in hex, 130 characters beginning with 04
 */
export function passwordLink(publicKey: string): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!hasPassword(operation.variables)) return forward(operation)
    return defer(() => from(loadSm2())).pipe(
      mergeMap(({ encryptSm2 }) => {
        operation.variables = withPasswords(operation.variables, (password) => encryptSm2(password, publicKey))
        return forward(operation)
      }),
    )
  })
}
