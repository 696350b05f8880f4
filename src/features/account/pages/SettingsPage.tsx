/** The page of account settings with its tabs; loads the profile once for all of them. */
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { failureText } from '@/api/errors/failure'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { useSession } from '@/session/session'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { type FieldProblem, focusField, ProblemSummary } from '@/shared/form/ProblemSummary'
import { SectionNav } from '@/shared/navigation/SectionNav'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { CompletenessBox } from '../components/CompletenessBox'
import { settingsBankPath, settingsInfoPath, settingsPath } from '../paths'
import { fieldId, profileFieldNames, profileFields } from '../profile-fields'
import type { ProfileField, ProfileUser, ProfileValues } from '../profile-values'
import { readProfile } from '../save-profile'
import { settingsSections } from '../settings-sections'
import { useProfileForm } from '../use-profile-form'
import { valueText } from '../value-text'
import styles from './SettingsPage.module.css'

type Loaded = { user: ProfileUser; values: ProfileValues }

const within = (pathname: string) => pathname.startsWith(`${settingsPath()}/`)

/** Account settings: the profile is loaded once and shared by the tabs, with drafts of an earlier visit. */
export function SettingsPage() {
  const t = useT()
  const userId = useSession().user.id
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    let isCurrent = true
    readProfile().then(
      (profile) => isCurrent && setLoaded(profile),
      (error) => isCurrent && setFailure(failureText(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [userId, tries])
  if (loaded) return <Settings key={loaded.user.id} loaded={loaded} />
  if (failure === null) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t('账户设置')} />
      <LoadFailure
        text={failure}
        onRetry={() => {
          setFailure(null)
          setTries(tries + 1)
        }}
      />
    </>
  )
}

function Settings({ loaded }: { loaded: Loaded }) {
  const t = useT()
  const form = useProfileForm(loaded)
  const { pathname: path, hash } = useLocation()
  const pathname = withoutGovernment(path)
  const { problems, conflicts, run, draft } = form
  const sections = settingsSections.map((section) => ({
    ...section,
    title: t(section.title),
    purpose: section.purpose && t(section.purpose),
  }))
  const words = (field: ProfileField, value: unknown) => ({
    label: t(profileFields[field].label),
    text: valueText(field, { [field]: value }),
  })
  const { title = t('账户设置'), purpose = t('您的资料用于申报、评审和联系；填写的内容保存后才会提交。') } =
    sections.find(({ to }) => pathname.startsWith(to)) ?? {}
  const entries = profileFieldNames.flatMap((field): FieldProblem[] => {
    const to = profileFields[field].part === 'bank' ? settingsBankPath() : settingsInfoPath()
    const target = { id: fieldId(field), to: pathname.startsWith(to) ? undefined : to }
    const label = t(profileFields[field].label)
    const conflict = field in conflicts ? [{ ...target, message: t('“{label}”在别处也有修改，请选择', { label }) }] : []
    const problem = problems[field]
    return [...conflict, ...(problem ? [{ ...target, message: problem }] : [])]
  })
  // A link to a field on another tab focuses it once that tab has rendered.
  useEffect(() => {
    if (hash.startsWith('#profile-')) focusField(hash.slice(1))
  }, [hash])
  return (
    <div className={styles.page}>
      <ProblemSummary problems={entries} run={run} />
      <PageHeader title={title} purpose={purpose} />
      <SectionNav label={t('账户设置')} sections={sections} />
      {draft.restored > 0 && (
        <Alert
          className={styles.restored}
          type="info"
          role="status"
          title={t('已恢复您上次填写但没有保存的 {n} 项内容。', { n: draft.restored })}
          action={<Button onClick={form.discard}>{t('放弃这些修改')}</Button>}
        />
      )}
      <DraftNotices draft={draft} words={words} />
      <CompletenessBox saved={form.saved} />
      <Outlet context={form} />
      <LeaveGuard dirty={form.dirty} within={within} settle={form.settle} />
    </div>
  )
}
