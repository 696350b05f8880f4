/** The list of review panels whose experts are being assigned, on the page of review progress. */
import { Link } from 'react-router-dom'
import { evaluation } from '@/api/evaluation'
import { ButtonLink } from '@/ui/ButtonLink'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import { AssignmentPanelsDocument } from '../graphql/assignment.evaluation.generated'
import { assignmentPath, newPanelPath } from '../paths'
import styles from './reviews.module.css'

/**
 * The panels whose papers are assigned to experts, each with how far it is.
 * @param serverTime undefined until the page has it
 */
export function AssignmentPanels({ serverTime = Number.NaN }: { serverTime: number | undefined }) {
  const t = useT()
  const minute = useMinute()
  const isEnglish = useLocale() === 'en'
  const { data, failureText, retry } = evaluation.useAnswer(AssignmentPanelsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  if (failureText !== undefined) return <LoadFailure text={failureText} onRetry={retry} />
  const panels = data?.assignmentPanels ?? []
  if (!data) return null
  return (
    <Section title={t('分配评审专家')}>
      <p>
        <ButtonLink to={newPanelPath()}>{t('新建评审组')}</ButtonLink>
      </p>
      {panels.length === 0 && <p>{t('还没有要分配专家的评审组。')}</p>}
      <ul className={styles.panels}>
        {panels.map(({ id, title, titleEnglish, dueAt, papers, missing, planned, invited, accepted }) => (
          <li key={id}>
            <Link to={assignmentPath(id)}>{isEnglish ? titleEnglish : title}</Link>{' '}
            {missing > 0 && <StatusTag color="warning">{t('还缺 {n} 位', { n: missing })}</StatusTag>}{' '}
            {serverTime > dueAt && missing + planned + invited > 0 && (
              <StatusTag color="warning">{t('提交期限已过，请推迟')}</StatusTag>
            )}
            <div>
              {[
                t('{at} 前提交', { at: minute(dueAt) }),
                t('共 {n} 份', { n: papers }),
                t('未邀请 {n} 位', { n: planned }),
                t('未答复 {n} 位', { n: invited }),
                t('已接受 {n} 位', { n: accepted }),
              ].join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
