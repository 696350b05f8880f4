import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { smartformPorts } from '@/shared/smartform-ports'
import type { ContentSnapshot } from '@/smartform/ports'
import { SmartformView } from '@/smartform/view/SmartformView'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import styles from '../pages/FiledWorkPage.module.css'
import { placeOf } from '../place-of'
import { WorkStatus } from './WorkStatus'

interface LockedFormProps {
  work: WorkRowFragment
  content: ContentSnapshot
  definition: unknown
}

/** A form that cannot be filled in now: what was filled in, to be read, and why it is so. */
export function LockedForm({ work, content, definition }: LockedFormProps) {
  const t = useT()
  const words = kindWords(work.kind)
  return (
    <>
      <Link to={words.overview(work)} className={styles.back}>
        {t('返回{noun}', { noun: t(words.noun) })}
      </Link>
      <PageHeader
        title={work.title}
        purpose={[t(words.noun), work.number, placeOf(work)].filter(Boolean).join(' · ')}
        extra={<WorkStatus {...work} />}
        actions={<Link to={words.paper(work)}>{t('打印')}</Link>}
      />
      <Alert
        className={styles.opinion}
        type="info"
        showIcon
        role="note"
        title={t('这份{noun}现在只能查看', { noun: t(words.noun) })}
        description={content.lockedReason ?? t('它已经提交，或不由您填报。')}
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
