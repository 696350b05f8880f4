/** Signing with the certificate on a key that is plugged into the computer. */

import { useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { signature } from '@/api/signature'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { SignByKeyDocument, TextToSignDocument } from '../graphql/signatures.signature.generated'
import { certificateKey } from './certificate-key'
import styles from './Signing.module.css'
import type { SigningProps } from './signing-props'

/** Has the key sign the backend's text, and hands in certificate and signature; the PIN stays with the key's own window. */
export function KeySigning({ signatureId, onSigned }: SigningProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function sign(): Promise<string | undefined> {
    const key = certificateKey()
    if (!key) return t('没有找到证书 Key 的驱动程序。请按单位的说明安装驱动程序、插入证书 Key，再重新打开本页。')
    const { textToSign } = await signature.query(
      TextToSignDocument,
      { signatureId },
      { fetchPolicy: 'no-cache', background: true },
    )
    const signed = await key.sign(textToSign).catch(() => null)
    if (!signed) return t('证书 Key 没有签名。请确认已插入证书 Key 并输入正确的 PIN 码，再重新签署。')
    const variables = { signatureId, certificate: signed.certificate, keySignature: signed.signature }
    await signature.mutate(SignByKeyDocument, variables, { background: true })
    return undefined
  }

  async function send(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const failure = await sign().catch(failureText)
    setBusy(false)
    if (failure === undefined) onSigned()
    else setProblem(failure)
  }

  return (
    <div className={styles.form}>
      <p>{t('签署前请阅读全文。签署后不能撤回。')}</p>
      {problem !== undefined && <Alert type="error" role="alert" title={problem} />}
      <Button type="primary" loading={busy} className={styles.sign} onClick={() => void send()}>
        {t('用证书 Key 签署')}
      </Button>
    </div>
  )
}
