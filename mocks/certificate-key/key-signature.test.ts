/** Tests of what a certificate key proves: whose certificate it is, and which text was signed. */
import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { type CertificateParts, certificateOf, signatureOf } from '../../tests/demo-key'
import type { BackendContext } from '../context'
import { createDatabase } from '../db/database'
import type { UserRow } from '../db/rows'
import { holderOf, isSignedBy } from './certificate'
import { giveTextToSign, requireKeySignature } from './key-signature'

const day = 24 * 3600 * 1000
const minute = 60_000
const at = Date.parse('2026-11-26T12:00:00Z')
const person: CertificateParts = { name: '王建华', idNumber: '310110197611020451' }
const signer = { userFullname: person.name, userCertificate: person.idNumber } as UserRow

interface Attempt {
  certificate?: Partial<CertificateParts> | string | null
  keySignature?: string | null
  purpose?: string
  later?: number
  signer?: UserRow
}

const tell = (error: unknown) => (error instanceof GraphQLError ? error.extensions.code : error)

/** A text, and its signature: the cipher is slow. */
const text = '用于登录的文字'
const signature = signatureOf(text)

/** The code with which a signature is refused; undefined for one that is taken. */
async function refusalOf(attempt: Attempt) {
  const db = createDatabase()
  db.textsToSign.insert({ id: 't', purpose: 'sign-in:wang', text, givenAt: at })
  const { certificate = {}, keySignature = signature, purpose = 'sign-in:wang', later = 0 } = attempt
  const given = {
    certificate:
      typeof certificate === 'object' && certificate ? certificateOf({ ...person, ...certificate }, at) : certificate,
    keySignature,
  }
  const context = { db, now: at + later } as BackendContext
  const give = () => requireKeySignature(context, purpose, attempt.signer ?? signer, given).catch(tell)
  return { code: await give(), again: give }
}

describe('a certificate key', () => {
  it.each<[string, Attempt]>([
    ['with the person’s certificate and its signature of the text', {}],
    ['whose signature is the two numbers alone, without DER', { keySignature: signatureOf(text, true) }],
    ['whose text is ten minutes old', { later: 10 * minute }],
  ])('%s is taken, once', async (_case, attempt) => {
    const { code, again } = await refusalOf(attempt)
    expect([code, await again()]).toEqual([undefined, 60136])
  })

  it.each<[string, Attempt]>([
    ['another person’s certificate', { certificate: { idNumber: '310110198807210472' } }],
    ['a certificate of somebody of another name', { certificate: { name: '周敏' } }],
    ['a certificate that no authority has given', { certificate: { isForged: true } }],
    ['a certificate that has run out', { certificate: { from: at - 2 * day, until: at - day } }],
    ['a certificate that is not yet good', { certificate: { from: at + day, until: at + 2 * day } }],
    ['a certificate that was revoked', { certificate: { serial: '0bad' } }],
    ['something else than a certificate', { certificate: 'MIIB' }],
    ['no Base64', { certificate: '证书' }],
    ['no certificate', { certificate: null }],
    ['no signature', { keySignature: null }],
    ['a signature of another text', { keySignature: signatureOf(`${text} `) }],
    ['a signature that is none', { keySignature: 'AAAA' }],
    ['a text that was given for something else', { purpose: 'sign-in:zhou' }],
    ['a text that is more than ten minutes old', { later: 10 * minute + 1 }],
    ['a person without a number of an ID document', { signer: { ...signer, userCertificate: null } }],
  ])('with %s is refused (60136)', async (_case, attempt) => {
    expect((await refusalOf(attempt)).code).toBe(60136)
  })

  it('gets another text each time, and texts that have run out are forgotten', () => {
    const db = createDatabase()
    const context = { db, now: at } as BackendContext
    expect(giveTextToSign(context, 'p', {})).not.toBe(giveTextToSign(context, 'p', {}))
    giveTextToSign({ ...context, now: at + 11 * minute }, 'p', {})
    expect(db.textsToSign.all()).toHaveLength(1)
  })
})

it('reads what another program has made: certificate and signature of OpenSSL 3', () => {
  const certificate =
    'MIIBkzCCATqgAwIBAgICEAEwCgYIKoEcz1UBg3UwEjEQMA4GA1UEAwwHRGVtbyBDQTAgFw0yNjExMjYyMzAzMDBaGA8yMDgxMDgyOTIzMDMwMFowPjELMAkGA1UEBhMCQ04xEjAQBgNVBAMMCeeOi+W7uuWNjjEbMBkGA1UEBRMSMzEwMTEwMTk3NjExMDIwNDUxMFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAEhSYR90SvBFaJ3Pv0wEN3MNLS3jMqt/D8AnacX6uKiUN9k4TxmriC7WaKKJNtuSR1qnmu+GkO429vt3xpubVx+KNSMFAwDgYDVR0PAQH/BAQDAgeAMB0GA1UdDgQWBBSHvEANpqROcyb/IPXMqoQpKaXIfjAfBgNVHSMEGDAWgBR7t7fjS5pF/1iw/JKTG0TTY5wZIDAKBggqgRzPVQGDdQNHADBEAiBScHmuMJYKgtf0s5hDghescZO6VVUVd8mz/T5HVNWasQIgRMGAVJnaOfDwFDZQAOaEKawFi+BU2svjbka3TyOBPqQ='
  const signature = 'MEQCIA1Va87BI6y9ZbqzRFyXl0t+3gM76gfNvSYLvm3q4RzcAiAqJoKyz+/VyaAqwV7xpH9YIiAfcnOtvj7k9zd6R+bHEQ=='
  const holder = holderOf(certificate, Date.parse('2030-01-01'))
  expect(holder).toMatchObject(person)
  expect(isSignedBy(holder?.publicKey ?? '', '任务书 第 3 版', signature)).toBe(true)
  expect(isSignedBy(holder?.publicKey ?? '', '任务书 第 4 版', signature)).toBe(false)
  expect(holderOf(certificate, Date.parse('2026-11-26T23:02:59Z'))).toBeNull()
  expect(holderOf(certificate, Date.parse('2081-08-29T23:03:01Z'))).toBeNull()
})
