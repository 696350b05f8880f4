/** Decrypts the passwords that a build with a public key sends (`VITE_PASSWORD_PUBLIC_KEY`). */

import { sm2 } from 'sm-crypto'
import { withPasswords } from '@/lib/text/passwords'

/** The private key of the demonstration's key pair; the public one stands in .env.demo. */
export const demoPrivateKey = '1f833ab20869ca12e00c5643ff717260b83bb72ea486bdac98f58980808d28dd'

const sealed = /^04[0-9a-f]{192,}$/i

/** Variables with their sealed passwords in the clear; one that cannot be read stays and is a wrong password. */
export function openPasswords(variables: Record<string, unknown>): Record<string, unknown> {
  return withPasswords(variables, (password) =>
    sealed.test(password) ? sm2.doDecrypt(password.slice(2), demoPrivateKey, 1) || password : password,
  )
}
