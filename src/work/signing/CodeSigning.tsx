/** Signing a contract with the six digits sent to the signer's mobile; one of the ways of `signing-method.ts`. */

import { useId, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { signature } from '@/api/signature'
import { CodeField } from '@/shared/form/CodeField'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import { SignDocument } from '../graphql/signatures.signature.generated'
import styles from './Signing.module.css'
import type { SigningProps } from './signing-props'

export function CodeSigning(props: SigningProps) {
  const t = useT()
  const id = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sign, { loading }] = signature.useMutation(SignDocument, { background: true })
  const complain = (text: string) => {
    setProblem(text)
    document.getElementById(id)?.focus()
  }
  const send = async () => {
    if (!/^\d{6}$/.test(code.trim())) return complain(t('请输入 6 位验证码'))
    setProblem(undefined)
    try {
      await sign({ variables: { signatureId: props.signatureId, verificationCode: code.trim() } })
    } catch (error) {
      return complain(failureText(error))
    }
    props.onSigned()
  }
  if (props.mobile === null)
    return <Alert type="warning" role="note" title={t('请先在账户设置中绑定手机，再来签署。')} />
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('签署')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{t('签署前请阅读全文。签署后不能撤回。')}</p>
      <CodeField
        id={id}
        label={t('短信验证码（发送至尾号 {tail} 的手机）', { tail: props.mobile.slice(-4) })}
        value={code}
        error={problem}
        channel="mobile"
        onChange={setCode}
        target={() => props.mobile}
        onFailure={setProblem}
      />
      <Button type="primary" htmlType="submit" loading={loading} className={styles.sign}>
        {t('确认签署')}
      </Button>
    </form>
  )
}
