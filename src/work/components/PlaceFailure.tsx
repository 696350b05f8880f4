import { Link } from 'react-router-dom'
import type { Failure } from '@/api/errors/failure'
import { failureText } from '@/api/errors/failure'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'

interface Props {
  /** The page's title while it cannot be shown. */
  title: string
  failure: Failure
  onRetry(): void
  /** What is not there: the codes that say so, and how it is told. */
  absent: { codes: readonly number[]; title: string; description: string }
  /** The way back. */
  back: { label: string; to: string }
}

/**
 * Stands where a page would, when what it shows cannot be had: not there, not this person's (60154), or not to be
 * reached now (with a retry). Each with a way back.
 */
export function PlaceFailure({ title, failure, onRetry, absent, back }: Props) {
  const t = useT()
  const wayBack = <Link to={back.to}>{back.label}</Link>
  const told =
    failure.code !== null && absent.codes.includes(failure.code)
      ? absent
      : failure.code === 60154
        ? {
            title: t('您不能查看这份内容'),
            description: t('它属于其他申报人或单位。如果这份工作应由您办理，请联系申报人或单位管理员。'),
          }
        : undefined
  if (told) return <ResultPanel status="error" title={told.title} description={told.description} actions={wayBack} />
  return (
    <>
      <PageHeader title={title} />
      <LoadFailure text={failureText(failure)} onRetry={onRetry} />
      <p>{wayBack}</p>
    </>
  )
}
