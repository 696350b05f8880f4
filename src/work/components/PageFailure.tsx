/** The page in place of a work item (or a similar page) whose content cannot be loaded. */

import { Link } from 'react-router-dom'
import type { Failure } from '@/api/errors/failure'
import { wordsOf } from '@/api/errors/failure'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { workKinds } from '../kinds/all'

/** The kinds' own codes for a missing item, and the two general ones. */
const ownAbsent = workKinds.flatMap(({ codes }) => codes?.absent ?? [])
const absentWork: readonly number[] = [603001, 60401, ...ownAbsent]
/**
 * The item is with somebody else, and the code says with whom: another unit or firm, the delegating person, the current
 * reviewer.
 */
const elsewhere: readonly number[] = [
  ...[603111, 603138],
  ...workKinds.flatMap(({ codes }) => [codes?.unassigned ?? [], codes?.former ?? []].flat()),
]

interface Props {
  /** The page's title while its content cannot be shown. */
  title: string
  failure: Failure
  onRetry(): void
  /** What is missing: its codes and texts; default: a work item of any kind. */
  absent?: { codes: readonly number[]; title: string; description: string }
  /** The link back. */
  back: { label: string; to: string }
  /** Whether it stands beside a list, whose page has the heading. */
  inPane?: boolean
}

/**
 * Stands in place of a page whose content cannot be loaded: missing, forbidden (60154), or unreachable (with a retry).
 * Each has a link back.
 */
export function PageFailure({ title, failure, onRetry, absent, back, inPane = false }: Props) {
  const t = useT()
  const backLink = <Link to={back.to}>{back.label}</Link>
  const { code } = failure
  const missing = absent ?? {
    codes: absentWork,
    title: t('没有找到这份内容'),
    description:
      code !== null && ownAbsent.includes(code) ? wordsOf(failure) : t('这份内容可能已被删除，或链接不完整。'),
  }
  const text =
    code !== null && missing.codes.includes(code)
      ? missing
      : code !== null && elsewhere.includes(code)
        ? { title: t('您不能查看这份内容'), description: wordsOf(failure) }
        : code === 60154
          ? {
              title: t('您不能查看这份内容'),
              description: t('这份内容属于其他申报人或单位。如果应由您办理，请联系申报人或单位管理员。'),
            }
          : undefined
  if (text)
    return (
      <ResultPanel
        status="error"
        title={text.title}
        description={text.description}
        actions={backLink}
        level={inPane ? 2 : 1}
      />
    )
  return (
    <>
      {!inPane && <PageHeader title={title} />}
      <LoadFailure text={wordsOf(failure)} onRetry={onRetry} />
      <p>{backLink}</p>
    </>
  )
}
