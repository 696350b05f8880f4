/** The section on a foreign-expert project's page with the commission's record and the annual checks by year: facts, contact, checks to begin or continue. */
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import { workflow } from '@/api/workflow'
import { hotline } from '@/lib/site/site'
import { formatDay } from '@/lib/time/beijing-time'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/filing.module.css'
import { StateTag } from '@/work/components/StateTag'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { ExpertProjectFiledDocument } from '../graphql/expert-projects.program.generated'

const kind = 'FOREIGN_EXPERT_CHECK'

/** The commission's record of a project, and its annual checks by year; an open year can begin. */
export function AnnualChecks({ contentId }: { contentId: string }) {
  const t = useT()
  const _id = useId()
  const goOn = useNavigateIfMounted()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const answer = program.useAnswer(ExpertProjectFiledDocument, {
    variables: { contentId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const project = answer.data?.expertProjectFiled
  if (answer.failureText !== undefined && !project)
    return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!project) return null
  const words = kindWords(kind)
  const period = t('{start} 至 {end}', { start: formatDay(project.opensOn), end: formatDay(project.closesOn) })
  const facts: [string, string][] = [
    [t('外国专家'), project.expertName],
    [t('立项经费'), t('{n} 万元', { n: project.funding })],
    [t('填报时间'), period],
  ]
  /** Begins this year's check; a refusal is announced, and the checks reload. */
  const start = (year: number) =>
    begin({ variables: { kind, belongsTo: project.id, facts: { year } } })
      .then(({ data }) => data && goOn(words.form(data.beginWork) ?? words.overview(data.beginWork)))
      .catch(answer.retry)
  return (
    <Section title={t('项目与年度检查')}>
      <Facts facts={facts} />
      {project.checks.length === 0 ? (
        <p>{t('项目获得支持后，每年在填报时间内进行年度检查。')}</p>
      ) : (
        <ol className={`${styles.cards} ${styles.years}`}>
          {project.checks.map(({ year, workId, state, refusal }) => {
            const at = state === null ? undefined : words.state(state)
            const name = t('{year} 年度检查', { year })
            return (
              <li key={year}>
                {workId === null ? (
                  <strong>{name}</strong>
                ) : (
                  <Link to={words.overview({ id: workId, unitId: '-' })}>{name}</Link>
                )}
                {at && <StateTag state={at} />}
                {refusal === 603411 && (
                  <span>
                    {hotline
                      ? t('年检异常，请联系管理员（电话 {phone}）', { phone: hotline })
                      : t('年检异常，请联系管理员')}
                  </span>
                )}
                {refusal === 603412 && <span>{t('填报时间为 {period}', { period })}</span>}
                {project.mine && workId === null && refusal === null && (
                  <Button
                    size="small"
                    loading={loading}
                    aria-label={t('开始填报：{name}', { name })}
                    onClick={() => void start(year)}
                  >
                    {t('开始填报')}
                  </Button>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </Section>
  )
}
