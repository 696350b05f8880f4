/** Tests of the port to a certificate key: what an adapter may answer, and what the person reads then. */
import { afterEach, expect, it, vi } from 'vitest'
import { type CertificateKey, hasCertificateKey, signingTimeoutMs, signWithKey } from './certificate-key'

const key = (sign: CertificateKey['sign']) => vi.stubGlobal('window', { certificateKey: { sign } })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a key signs the text of the backend; line breaks in its answer are left out', async () => {
  const sign = vi.fn(async () => ({ certificate: 'MII\r\nB\n', signature: 'ME QC' }))
  key(sign)
  expect(await signWithKey(async () => '任务书')).toEqual({ ok: true, certificate: 'MIIB', keySignature: 'MEQC' })
  expect(sign).toHaveBeenCalledWith('任务书')
})

it('a computer has keys where its town has put an adapter', () => {
  key(async () => ({ certificate: '', signature: '' }))
  expect(hasCertificateKey()).toBe(true)
  vi.stubGlobal('window', {})
  expect(hasCertificateKey()).toBe(false)
})

it('without an adapter no text is asked for', async () => {
  vi.stubGlobal('window', {})
  const textToSign = vi.fn(async () => '')
  expect(await signWithKey(textToSign)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^没有找到证书 Key 的驱动程序/),
  })
  expect(textToSign).not.toHaveBeenCalled()
})

const answer = (given: unknown) => () => Promise.resolve(given as { certificate: string; signature: string })

it.each<[string, CertificateKey['sign'], RegExp]>([
  [
    'rejects: the PIN was cancelled, or no key is there',
    () => Promise.reject(new Error('0x0A000024')),
    /^证书 Key 没有签名/,
  ],
  [
    'breaks at once',
    () => {
      throw new TypeError('no such device')
    },
    /^证书 Key 没有签名/,
  ],
  ['gives nothing', answer(undefined), /^证书 Key 没有签名/],
  ['gives a certificate alone', answer({ certificate: 'MIIB' }), /^证书 Key 没有签名/],
  ['gives something else than text', answer({ certificate: 1, signature: [] }), /^证书 Key 没有签名/],
  ['never answers', () => new Promise(() => {}), /^证书 Key 超过 10 分钟没有签名/],
])('an adapter that %s: the person reads it', async (_case, sign, message) => {
  vi.useFakeTimers()
  key(sign)
  const result = signWithKey(async () => '任务书')
  await vi.advanceTimersByTimeAsync(signingTimeoutMs)
  expect(await result).toEqual({ ok: false, message: expect.stringMatching(message) })
})

it('an answer after more than ten minutes comes too late, also where the computer slept meanwhile', async () => {
  vi.useFakeTimers()
  key(async () => {
    vi.setSystemTime(Date.now() + signingTimeoutMs + 1)
    return { certificate: 'MIIB', signature: 'MEQC' }
  })
  expect(await signWithKey(async () => '任务书')).toMatchObject({
    ok: false,
    message: expect.stringMatching(/超过 10 分钟没有签名/),
  })
})

it('a text that could not be had is for the caller to explain', async () => {
  key(answer({ certificate: 'MIIB', signature: 'MEQC' }))
  await expect(signWithKey(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
