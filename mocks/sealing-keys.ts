/** The key pair with which each person's unsaved texts are sealed on a device (`sealingKey`, `openingKey`). Loaded when asked for. */

// The whole package: Node does not see `sm3` among the names of this CommonJS module.
import smCrypto from 'sm-crypto'

const { sm3 } = smCrypto
// The package's types lack this function.
const sm2 = smCrypto.sm2 as typeof smCrypto.sm2 & { getPublicKeyFromPrivateKey(privateKey: string): string }

/** From this and the person's id comes their private key; a gateway keeps such a secret where its other keys are. */
const secret = 'e1c4f0a95d7246b38a1b0c6df2957e3346d8a25b9f107c84'

const publicKeys = new Map<string, string>()

/** The private key of a person, in hex. */
export function openingKeyOf(userId: string): string {
  return sm3(userId, { key: secret, mode: 'hmac' })
}

/** Their public key, in hex beginning with 04. */
export function sealingKeyOf(userId: string): string {
  const known = publicKeys.get(userId)
  if (known) return known
  const key = sm2.getPublicKeyFromPrivateKey(openingKeyOf(userId))
  publicKeys.set(userId, key)
  return key
}
