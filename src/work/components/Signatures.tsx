/** The section with a contract's signatures, and the buttons to sign it. */

import { useState } from 'react'
import { signature } from '@/api/signature'
import type { SigningMethod } from '@/api/signature/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { useSession } from '@/session/session'
import { LoadFailure } from '@/ui/LoadFailure'
import { named } from '@/ui/Name'
import { Radios } from '@/ui/Radios'
import { Section } from '@/ui/Section'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { SignaturesDocument } from '../graphql/signatures.signature.generated'
import { signings } from '../signing/signing-method'
import type { SigningProps } from '../signing/signing-props'
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

/** The signatures of a paper in order. The person whose turn it is signs in a way that the backend offers. */
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
            <span>{named(row.signerName)}</span>{' '}
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
        <Sign
          methods={answer.data?.signingMethods ?? []}
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

/** The form of a way to sign; where there are several, the person chooses. */
function Sign({ methods, ...signing }: SigningProps & { methods: readonly SigningMethod[] }) {
  const t = useT()
  const [chosen, choose] = useState<SigningMethod>()
  const method = chosen ?? methods[0]
  if (!method) return null
  const { Form } = signings[method]
  return (
    <>
      {methods.length > 1 && (
        <Radios<SigningMethod>
          aria-label={t('签署方式')}
          options={methods.map((value) => ({ value, label: t(signings[value].label) }))}
          value={method}
          onChange={choose}
        />
      )}
      <Form {...signing} />
    </>
  )
}
