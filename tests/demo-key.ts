/** Certificate keys for tests: certificates of the embedded backend's authority, and keys that sign with them. */

import { base64Of, bytesOfText, element, numbersOf } from '@mocks/certificate-key/der'
import smCrypto from 'sm-crypto'
import { getOrCreate } from '@/lib/collections/get-or-create'

// The package's types lack this function.
const sm2 = smCrypto.sm2 as typeof smCrypto.sm2 & { getPublicKeyFromPrivateKey(privateKey: string): string }

/** The private key to the authority's public one in `mocks/certificate-key/certificate.ts`. */
const authority = '05c5445b67fd73599fbc116593704d992fc3f5cd101c4efbefab2b302773cea0'
/** The private keys of the person's key and of somebody's who plays the authority. */
const own = '1'.repeat(64)
const forger = '2'.repeat(64)

const day = 24 * 3600 * 1000

/** What a certificate says; all but the holder has a usual value. */
export interface CertificateParts {
  name: string
  idNumber: string
  /** From when until when it is good. */
  from?: number
  until?: number
  /** In hex. */
  serial?: string
  /** Signed by somebody else than the authority. */
  isForged?: boolean
}

const oid = (content: string) => element('06', content)
const sm2WithSm3 = element('30', oid('2a811ccf55018375'))
/** GeneralizedTime. */
const time = (at: number) =>
  element('18', bytesOfText(`${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`))
const named = (type: string, value: string) =>
  element('31', element('30', oid(type), element('0c', bytesOfText(value))))

/** Those that were made: the cipher is slow. */
const made = new Map<string, string>()

/** A certificate, X.509 in Base64 of DER. */
export function certificateOf(parts: CertificateParts, now = Date.now()): string {
  const today = now - (now % day)
  const dated = { from: today - day, until: today + 2 * day, ...parts }
  return getOrCreate(made, JSON.stringify(dated), () => makeCertificate(dated))
}

function makeCertificate(parts: CertificateParts & { from: number; until: number }): string {
  const { name, idNumber, from, until, serial = '01', isForged = false } = parts
  const curve = element('30', oid('2a8648ce3d0201'), oid('2a811ccf5501822d'))
  const signed = element(
    '30',
    element('a0', element('02', '02')),
    element('02', serial),
    sm2WithSm3,
    element('30', named('550403', 'Demo CA')),
    element('30', time(from), time(until)),
    element('30', named('550403', name), named('550405', idNumber)),
    element('30', curve, element('03', '00', sm2.getPublicKeyFromPrivateKey(own))),
  )
  const signature = sm2.doSignature(numbersOf(signed), isForged ? forger : authority, { der: true, hash: true })
  return base64Of(element('30', signed, sm2WithSm3, element('03', '00', signature)))
}

/**
 * What a key gives for a text.
 * @param isPlain the two numbers alone, without DER around them
 */
export function signatureOf(text: string, isPlain = false): string {
  return base64Of(sm2.doSignature(text, own, { der: !isPlain, hash: true }))
}

/** An adapter as a town's script sets it, with a key of this person plugged in. */
export function demoKey(parts: CertificateParts): NonNullable<Window['certificateKey']> {
  return { sign: async (text) => ({ certificate: certificateOf(parts), signature: signatureOf(text) }) }
}
