/** Cells of the lists of forms and of versions: title, use, version, draft. */
import { Link } from 'react-router-dom'
import { isoMoment } from '@/lib/time/beijing-time'
import { Name } from '@/ui/Name'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import type { FormFactsFragment } from '../graphql/forms.smartform.generated'
import { formPath } from '../paths'
import { audienceOf, formTitle } from '../version-words'
import styles from './forms.module.css'

interface FormProps {
  form: FormFactsFragment
}

/** A form's title, which leads to its versions, and its languages. */
export function FormName({ form }: FormProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <Link to={formPath(form.id)}>{formTitle(form, locale)}</Link>
      <span className={styles.secondary}>{form.inEnglish ? t('中文、英文') : t('中文')}</span>
    </>
  )
}

/** Whether nothing is filed with a form: a new one, before a kind of work or a guide names it. */
export const isUnused = ({ kinds, guides }: FormFactsFragment) => kinds.length === 0 && guides === 0

/** How a form that nothing is filed with comes into use. */
export function Unused({ form: { id } }: FormProps) {
  const t = useT()
  return t('还没有用在任何事项里。发布以后，由系统管理员在事项或申报指南里填上它的标识 {id}，填报人才会用到。', { id })
}

/** What is filed with a form. */
export function UsedFor({ form }: FormProps) {
  const t = useT()
  const { kinds, guides } = form
  if (isUnused(form)) return t('还没有用在任何事项里')
  return (
    <>
      {kinds.map((kind) => t(kindWords(kind).noun)).join(t('、')) || '—'}
      {guides > 0 && <span className={styles.secondary}>{t('{n} 个申报指南', { n: guides })}</span>}
    </>
  )
}

/** The version in force, when it was published, and a later one that some units have first. */
export function VersionCell({ form: { versions, version } }: FormProps) {
  const t = useT()
  const minute = useMinute()
  if (versions.length === 0) return t('还没有发布')
  const current = versions.find((one) => one.version === version)
  const ahead = versions.filter((one) => one.version > version && one.units !== null && one.takenBackAt === null)
  return (
    <>
      {current ? t('第 {n} 版', { n: version }) : t('没有对所有单位的版本')}
      {current && (
        <span className={styles.secondary}>
          {current.publishedAt === null
            ? t('随平台提供')
            : t('{time} 由{name}发布', { time: minute(current.publishedAt), name: current.publishedBy ?? '' })}
        </span>
      )}
      {ahead.map((one) => (
        <span key={one.version} className={styles.secondary}>
          <StatusTag color="warning">{t('第 {n} 版', { n: one.version })}</StatusTag> {audienceOf(one)}
        </span>
      ))}
    </>
  )
}

/** Who works on the next version; nothing while nobody does. */
export function DraftCell({ draft }: { draft: FormFactsFragment['draft'] }) {
  const t = useT()
  const minute = useMinute()
  if (!draft) return '—'
  return (
    <>
      <Name>{draft.savedBy}</Name>
      <time className={styles.secondary} dateTime={isoMoment(draft.savedAt)}>
        {t('{time} 保存', { time: minute(draft.savedAt) })}
      </time>
    </>
  )
}
