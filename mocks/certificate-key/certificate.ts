/**
 * Reads certificates of keys (X.509) and checks what they signed: SM2 with SM3 (GB/T 32918.2). Plays the certificate authority's
 * side of it: its public key and what it has revoked. Loaded with the first signature, because the cipher is large.
 */

import { sm2 } from 'sm-crypto'
import { bytesOf, type DerElement, elementsOf, numbersOf, textOf } from './der'

/** The authority of the demonstration; a gateway has the root certificates of those that its town accepts. */
const authorityKey =
  '043d343fa391c8ae258837385ef4bdfaa0288b82e77f23371d55e4d7b9b147dc1d5f1252ddc8727712d9f8ded8c99d61726dc5d7a9f17ec901e88c49117f175eab'

/** Serial numbers, in hex, of the certificates that it has taken back. */
const revoked: readonly string[] = ['0bad']

/** Object identifiers, in DER. */
const oid = { commonName: '550403', serialNumber: '550405', sm2: '2a811ccf5501822d' }

/** The holder of a certificate: name, number of the ID document, and the public key in hex beginning with 04. */
export interface Holder {
  name: string
  idNumber: string
  publicKey: string
}

/**
 * The holder of a certificate that the authority has given, that is in force at `now` and was not taken back; null for any other.
 * @param base64 X.509 in Base64 of DER
 */
export function holderOf(base64: string, now: number): Holder | null {
  const bytes = bytesOf(base64)
  if (!bytes) return null
  try {
    return readHolder(bytes, now)
  } catch {
    return null
  }
}

function readHolder(bytes: string, now: number): Holder | null {
  const [whole, ...more] = elementsOf(bytes)
  const [signed, , signature] = inside(whole)
  if (more.length > 0 || !signed || !signature) return null
  // A certificate of version 3 says so first; its extensions stand last.
  const [, serial, , , validity, subject, keyInfo] = inside(signed)
  const [from, until] = inside(validity).map(timeOf)
  const [algorithm, key] = inside(keyInfo)
  if (!serial || !from || !until || !algorithm?.content.includes(oid.sm2) || !key) return null
  if (now < from || now > until || revoked.includes(serial.content)) return null
  // A bit string begins with the number of its unused bits.
  if (!isSigned(numbersOf(signed.whole), signature.content.slice(2), authorityKey)) return null
  const named = new Map(
    inside(subject).map((part) => {
      const [type, value] = inside(inside(part)[0])
      return [type?.content, textOf(value?.content ?? '')]
    }),
  )
  const [name, idNumber] = [named.get(oid.commonName), named.get(oid.serialNumber)]
  return name && idNumber ? { name, idNumber, publicKey: key.content.slice(2) } : null
}

const inside = (outer: DerElement | undefined): DerElement[] => (outer ? elementsOf(outer.content) : [])

/** UTCTime (two digits of the year, 1950 to 2049) or GeneralizedTime, both in seconds and of UTC. */
function timeOf({ tag, content }: DerElement): number {
  const digits = textOf(content)
  const full = tag === '17' ? (digits < '5' ? '20' : '19') + digits : digits
  return Date.parse(full.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/**
 * Whether a text was signed with this key.
 * @param signature Base64 of DER (GM/T 0009), or of the two numbers of 32 bytes alone, as some keys give it
 */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  return isSigned(text, bytesOf(signature) ?? '', publicKey)
}

function isSigned(message: string | number[], signature: string, publicKey: string): boolean {
  return sm2.doVerifySignature(message, signature, publicKey, { der: signature.length !== 128, hash: true })
}
