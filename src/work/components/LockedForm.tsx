/** The page of a work item's form that cannot be edited now, with the reason. */

import { Link } from 'react-router-dom'
import { localizedText } from '@/lib/i18n/localized-text'
import { useSession } from '@/session/session'
import { smartformPorts } from '@/shared/content/smartform-ports'
import type { ContentSnapshot } from '@/smartform/ports'
import { SmartformView } from '@/smartform/view/SmartformView'
import { Alert } from '@/ui/Alert'
import { BackLink } from '@/ui/BackLink'
import { PageHeader } from '@/ui/PageHeader'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { isLapse } from '../kind'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import styles from '../pages/FiledWorkPage.module.css'
import { parentTitleOf } from '../parent-title'
import { workTitle } from '../work-title'
import { WorkStatus } from './WorkStatus'

interface LockedFormProps {
  work: WorkRowFragment
  content: ContentSnapshot
  definition: unknown
}

/** Why a form is locked, derived from the work item, because the backend's text is Chinese. */
function useReason({ kind, kindVersion, state, since, creatorId }: WorkRowFragment): string {
  const t = useT()
  const minute = useMinute()
  const { user } = useSession()
  const described = findKind(kind, kindVersion)
  const words = kindWords(kind, kindVersion)
  const noun = t(words.noun)
  if (described && isLapse(described, state))
    return t('{noun}的期限已于 {at} 截止，不能再填写。', { noun, at: minute(since) })
  if (creatorId === user.id)
    return t('{noun}目前状态为“{state}”，不能修改。', { noun, state: t(words.state(state).label) })
  return t('您可以查看这份{noun}，只有填报人可以修改。', { noun })
}

/** A locked form: its content read-only, and the reason. */
export function LockedForm({ work, content, definition }: LockedFormProps) {
  const t = useT()
  const words = kindWords(work.kind)
  const why = useReason(work)
  return (
    <>
      <BackLink to={words.overview(work)} label={t('返回{noun}', { noun: t(words.noun) })} />
      <PageHeader
        title={workTitle(work.title)}
        purpose={[t(words.noun), work.number, parentTitleOf(work)].filter(Boolean).join(' · ')}
        extra={<WorkStatus {...work} inLine />}
        actions={<Link to={words.paper(work)}>{t('打印')}</Link>}
      />
      <Alert
        className={styles.opinion}
        type="info"
        role="note"
        title={t('这份{noun}现在只能查看', { noun: t(words.noun) })}
        description={localizedText(content.lockedReason ?? why, why)}
      />
      <SmartformView
        definition={definition}
        content={content}
        comments={content.comments}
        openFile={smartformPorts.openFile}
        readFile={smartformPorts.readFile}
      />
    </>
  )
}
