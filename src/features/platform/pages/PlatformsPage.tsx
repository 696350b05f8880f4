import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { PlatformsDocument } from '../graphql/platforms.program.generated'
import { platformKinds } from '../kinds'
import { platformPath } from '../paths'
import styles from './platform.module.css'

/** The platforms this person reports for. */
export function PlatformsPage() {
  const t = useT()
  const answer = program.useAnswer(PlatformsDocument, { fetchPolicy: 'network-only' })
  if (answer.failureText !== undefined)
    return (
      <>
        <PageHeader title={t('平台月报')} />
        <LoadFailure text={answer.failureText} onRetry={answer.retry} />
      </>
    )
  if (!answer.data) return <PageSkeleton />
  const { platforms } = answer.data
  return (
    <>
      <PageHeader title={t('平台月报')} purpose={t('选择平台，查看各月填报情况并填报。')} />
      {platforms.length === 0 && <p>{t('您还不是任何平台的填报人。如有疑问，请联系平台负责人。')}</p>}
      <ul className={styles.platforms} aria-label={t('平台')}>
        {platforms.map((platform) => (
          <li key={platform.id}>
            <Link to={platformPath(platform.id)}>{platform.name}</Link>
            <span>{t(platformKinds[platform.kind])}</span>
            {platform.disabled && <StatusTag color="error">{t('已停用')}</StatusTag>}
          </li>
        ))}
      </ul>
    </>
  )
}
