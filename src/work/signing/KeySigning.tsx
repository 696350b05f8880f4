/** Signing with the certificate on a key that is plugged into the computer. */

import { useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { signature } from '@/api/signature'
import { signWithKey } from '@/lib/signing/certificate-key'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { SignByKeyDocument, TextToSignDocument } from '../graphql/signatures.signature.generated'
import styles from './Signing.module.css'
import type { SigningProps } from './signing-props'

/** Has the key sign the backend's text, and hands in certificate and signature; the PIN stays with the key's own window. */
export function KeySigning({ signatureId, onSigned }: SigningProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function sign(): Promise<string | undefined> {
    const signed = await signWithKey(async () => {
      const options = { fetchPolicy: 'no-cache', background: true } as const
      return (await signature.query(TextToSignDocument, { signatureId }, options)).textToSign
    })
    if (!signed.ok) return signed.message
    const { certificate, keySignature } = signed
    await signature.mutate(SignByKeyDocument, { signatureId, certificate, keySignature }, { background: true })
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
