/** State and next step (apply, continue, decide, view) of a national project's matching; in its list and on its page. */

import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/filing.module.css'
import { StateTag } from '@/work/components/StateTag'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords, statesOf } from '@/work/kind-words'
import type { NationalFactsFragment } from '../graphql/matching.program.generated'

/** The kind of work for matching a national project. */
export const matching = 'MATCHING'

/** The state of a project's matching. */
export function MatchingState({ project }: { project: NationalFactsFragment }) {
  const t = useT()
  // Settled: nobody waits for it.
  if (!project.key) return <StatusTag color="success">{t('直接核定')}</StatusTag>
  if (project.state === null) return <StatusTag color="default">{t('未申请')}</StatusTag>
  return <StateTag state={kindWords(matching).state(project.state)} />
}

/** The next step of a project's matching: apply, continue, decide or view; as text where somebody else is next. */
export function MatchingStep({ project, onRefused }: { project: NationalFactsFragment; onRefused(): void }) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const words = kindWords(matching)
  const { workId, mine, key, name, state, decides } = project
  if (!key) return <>{t('无需申请')}</>
  if (workId === null && !mine) return <>{t('由项目负责人申请')}</>
  if (workId !== null) {
    const filling = mine && statesOf(matching).some(([name, { holder }]) => name === state && holder === 'creator')
    const location = { id: workId, unitId: '-', formId: 'national-matching' }
    const label = filling ? t('继续填报') : decides ? t('审核') : t('查看')
    // The list does not know the unit or the division whose page the decision needs; the overview leads there.
    return (
      <Link
        to={(filling && words.form(location)) || words.overview(location)}
        aria-label={t('{action}：{name}', { action: label, name })}
      >
        {label}
      </Link>
    )
  }
  const start = () =>
    begin({ variables: { kind: matching, belongsTo: project.id } })
      .then(({ data }) => data && goOn(words.form(data.beginWork) ?? words.overview(data.beginWork)))
      // Announced; the list reloads.
      .catch(onRefused)
  return (
    <Button
      type="link"
      size="small"
      className={styles.step}
      loading={loading}
      aria-label={t('{action}：{name}', { action: t('申请匹配'), name })}
      onClick={() => void start()}
    >
      {t('申请匹配')}
    </Button>
  )
}
