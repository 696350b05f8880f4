/** The tab 我的数据 of account settings: personal data held, consents, readers, export, erasure. */

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { failureText } from '@/api/errors/failure'
import { permission } from '@/api/permission'
import { resumePath } from '@/features/resume/paths'
import { text } from '@/lib/i18n/i18n'
import { type PersonalDataKind, personalDataKindNames } from '@/lib/personal-data/kinds'
import { personalDataRegister } from '@/lib/personal-data/register'
import { keepFile } from '@/shared/content/open-file'
import { ConsentBox } from '@/shared/personal-data/ConsentBox'
import styles from '@/shared/personal-data/PersonalData.module.css'
import { ActButton } from '@/ui/ActButton'
import { Alert } from '@/ui/Alert'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { workTitle } from '@/work/work-title'
import { EraseData } from '../components/EraseData'
import {
  PersonalDataExportDocument,
  PersonalDataReadsDocument,
  PersonalDataUsesDocument,
} from '../graphql/personal-data.permission.generated'
import { settingsBankPath, settingsInfoPath } from '../paths'
import { profileFieldNames, profileFields } from '../profile-fields'
import { useProfile } from '../use-profile-form'
import { valueText } from '../value-text'

/** Kinds that the resume holds. */
const inResume: readonly PersonalDataKind[] = ['career', 'achievements']

/** What is held about the person, and what they can do about it (PIPL articles 44 to 47). */
export function MyDataPage() {
  const t = useT()
  const { reload } = useProfile()
  return (
    <>
      <Section id="data-held" title={t('保存的信息')}>
        <HeldData />
      </Section>
      <Section id="data-consents" title={t('单独同意')}>
        <ConsentBox kind="bankAccount" onWithdrawn={reload} />
        <ConsentBox kind="certificateScan" onWithdrawn={reload} />
      </Section>
      <Section id="data-reads" title={t('谁看过我的证件和银行信息')}>
        <DataReads />
      </Section>
      <Section id="data-export" title={t('导出')}>
        <ExportData />
      </Section>
      <Section id="data-erase" title={t('删除信息')}>
        <EraseData />
      </Section>
    </>
  )
}

/** By kind: values (guarded ones masked), purpose, and where it is corrected. */
function HeldData() {
  const t = useT()
  const { saved } = useProfile()
  const { data } = permission.useQuery(PersonalDataUsesDocument, { fetchPolicy: 'network-only' })
  return (
    <ul className={styles.list}>
      {personalDataKindNames.map((kind) => {
        const { label, purpose, sensitiveClass } = personalDataRegister[kind]
        const use = data?.personalDataUses.find((one) => one.kind === kind)
        const fields = profileFieldNames.filter((field) => profileFields[field].data === kind)
        const isHere = fields.length > 0
        const inPapersOnly = !isHere && !inResume.includes(kind)
        if (inPapersOnly && !use) return null
        const held = fields.flatMap((field) => {
          const value = saved[field]
          if (value === null || value === undefined || value === '') return []
          return t('{label}：{text}', { label: t(profileFields[field].label), text: valueText(field, saved) })
        })
        const to = !isHere
          ? resumePath()
          : fields.some((field) => profileFields[field].part === 'bank')
            ? settingsBankPath()
            : settingsInfoPath()
        const name = t(label)
        return (
          <li key={kind}>
            <h3>{sensitiveClass ? t('{label}（敏感：{class}）', { label: name, class: t(sensitiveClass) }) : name}</h3>
            {!inPapersOnly && (
              <p>{isHere ? (held.length > 0 ? held.join(t('；')) : t('未填写')) : t('见“个人履历”')}</p>
            )}
            {use && (
              <p>
                {t('用在 {n} 份材料中：{titles}', {
                  n: use.total,
                  titles: use.titles.map(workTitle).join(t('、')) + (use.total > use.titles.length ? t('等') : ''),
                })}
              </p>
            )}
            <p className={styles.quiet}>
              {t('用途：{parts}。', { parts: t(purpose) })}{' '}
              {!inPapersOnly && (
                <Link to={to} aria-label={t('更正{label}', { label: name })}>
                  {t('更正')}
                </Link>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** What an office did. */
const uses = { READ: text('看过'), REVEAL: text('显示过完整号码'), EXPORT: text('保存过文件') } as const

/** Readings by others, by office. */
function DataReads() {
  const t = useT()
  const minute = useMinute()
  const answer = permission.useAnswer(PersonalDataReadsDocument, { fetchPolicy: 'network-only' })
  if (answer.failureText) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!answer.data) return <Skeleton rows={2} />
  const reads = answer.data.personalDataReads
  if (reads.length === 0) return <p>{t('还没有其他人看过。')}</p>
  return (
    <ul className={styles.list}>
      {reads.map(({ id, place, action, title, role, unitName, lastAt, times }) => (
        <li key={id}>
          <p>{place === 'PROFILE' ? t('账户资料') : title}</p>
          <p className={styles.quiet}>
            {[unitName, t(role), t(uses[action])].filter(Boolean).join(' ')}
            {t('，最近 {at}，共 {n} 次', { at: minute(lastAt), n: times })}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** One file with everything of the person. */
function ExportData() {
  const t = useT()
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    setFailure(null)
    try {
      const { personalDataExport } = await permission.query(
        PersonalDataExportDocument,
        {},
        { fetchPolicy: 'no-cache', background: true },
      )
      keepFile(new Blob([personalDataExport], { type: 'application/json' }), `${t('我的数据')}.json`)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <>
      <p>
        {t('一个文件，包含您的资料、履历、材料、同意记录和查看记录。文件中的证件号码和银行账号不遮挡，请妥善保管。')}
      </p>
      {failure !== null && <Alert type="error" role="alert" title={failure} />}
      <ActButton act={save}>{t('导出我的数据')}</ActButton>
    </>
  )
}
