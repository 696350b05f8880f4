/** The signatures of a contract, and signing it. */

import { useId, useState } from 'react'
import { failureText } from '@/api/errors/failure'
import { signature } from '@/api/signature'
import { text } from '@/lib/i18n/i18n'
import { useSession } from '@/session/session'
import { CodeField } from '@/shared/form/CodeField'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { SignaturesDocument, SignDocument } from '../graphql/signatures.signature.generated'
import styles from './Signatures.module.css'

/** The signing parties, as the signature endpoint names them. */
const parties: readonly string[] = [text('项目负责人'), text('承担单位'), text('主管部门')]

interface SignaturesProps {
  workId: string
  /** The paper's name. */
  paper: string
  /** Called after a signature: the work item may have moved. */
  onSigned(): void
}

/** The signatures of a paper in order. The person whose turn it is signs with a code sent to their mobile. */
export function Signatures({ workId, paper, onSigned }: SignaturesProps) {
  const t = useT()
  const minute = useMinute()
  const { user } = useSession()
  const answer = signature.useAnswer(SignaturesDocument, {
    variables: { contentId: workId },
    fetchPolicy: 'network-only',
  })
  const rows = answer.data?.contractSignatures ?? []
  if (answer.failureText !== undefined) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (rows.length === 0) return null
  const next = rows.find((row) => row.signedAt === null)
  return (
    <Section title={t('签署')}>
      <p>{paper}</p>
      <ol className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={styles.party}>{parties.includes(row.party) ? t(row.party) : row.party}</span>{' '}
            <span>{row.signerName}</span>{' '}
            <span>
              {row.signedAt !== null
                ? t('已于 {at} 签署', { at: minute(row.signedAt) })
                : row.id === next?.id
                  ? t('轮到签署')
                  : t('等待前一方签署')}
            </span>
          </li>
        ))}
      </ol>
      {next?.signerId === user.id && (
        <SignForm
          signatureId={next.id}
          mobile={user.userMobile}
          onSigned={() => {
            answer.retry()
            onSigned()
          }}
        />
      )}
    </Section>
  )
}

function SignForm(props: { signatureId: string; mobile: string | null; onSigned(): void }) {
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
    return <Alert type="warning" role="note" title={t('请先在账号设置中绑定手机，再来签署。')} />
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
