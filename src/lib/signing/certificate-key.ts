/**
 * The port to a certificate key (USB Key), for signing contracts and for signing in. Keys have no interface of the browser's own: the maker's
 * middleware, which the town puts on its computers, gives one. A script of the town's adapts it to this interface and sets `window.certificateKey`.
 */

import { t } from '../i18n/i18n'

/** What a town's script gives for the key that is plugged in. */
export interface CertificateKey {
  /**
   * Signs a text (UTF-8) with the key after it has asked for the PIN; SM2 with SM3.
   * @returns certificate and signature, each in Base64; rejects when the person cancels or no key is there
   */
  sign(text: string): Promise<{ certificate: string; signature: string }>
}

declare global {
  interface Window {
    certificateKey?: CertificateKey
  }
}

/** Whether this computer has an adapter for keys; whether a key is plugged in shows when it is asked to sign. */
export const hasCertificateKey = (): boolean => window.certificateKey !== undefined

/** How long a key may take, in milliseconds: a text to sign is good for no longer. */
export const signingTimeoutMs = 10 * 60_000

/** Certificate and signature as the backend takes them, or the sentence that says why there is none. */
export type KeyResult = { ok: true; certificate: string; keySignature: string } | { ok: false; message: string }

const refused = (message: string): KeyResult => ({ ok: false, message })

/**
 * Has the key sign a text of the backend's. The PIN stays with the key's own window.
 * @param textToSign requests the text; asked only where there is a key. Its rejection is passed on
 */
export async function signWithKey(textToSign: () => Promise<string>): Promise<KeyResult> {
  const key = window.certificateKey
  if (!key) return refused(t('没有找到证书 Key 的驱动程序。请按单位的说明安装驱动程序、插入证书 Key，再重新打开本页。'))
  const begun = Date.now()
  const text = await textToSign()
  const signed = await withinLimit(async () => key.sign(text))
  // A computer that slept wakes with an answer that comes before the timer.
  if (signed === 'late' || Date.now() - begun > signingTimeoutMs)
    return refused(t('证书 Key 超过 {n} 分钟没有签名，请再试一次。', { n: Math.round(signingTimeoutMs / 60_000) }))
  const [certificate, keySignature] = [signed?.certificate, signed?.signature].map(inOneLine)
  if (!certificate || !keySignature)
    return refused(t('证书 Key 没有签名。请确认已插入证书 Key 并输入正确的 PIN 码，再试一次。'))
  return { ok: true, certificate, keySignature }
}

/** Middleware may break Base64 into lines, and an adapter may give anything at all. */
const inOneLine = (base64: unknown): string => (typeof base64 === 'string' ? base64.replace(/\s+/g, '') : '')

/** The answer of a key; null where it gave none, `late` where nothing came in time. */
async function withinLimit<Answer>(ask: () => Promise<Answer>): Promise<Answer | null | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), signingTimeoutMs)
  })
  const answer = await Promise.race([ask().catch(() => null), late])
  clearTimeout(timer)
  return answer
}
