/** The notice on a project's pages about how far its topics are, with the link to them. */
import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { ProjectTopicsDocument } from '../graphql/topics.program.generated'
import { projectTopicsPath } from '../paths'
import styles from './Topics.module.css'

/** How far a project's topics are, with the way to them; renders nothing for a project without topics. */
export function TopicsNotice({ projectId, documentId }: { projectId: string; documentId?: string }) {
  const t = useT()
  const answer = program.useAnswer(ProjectTopicsDocument, {
    variables: { projectId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const view = answer.data?.projectTopics
  if (!view || view.topics.length === 0) return null
  const document = view.documents.find(({ id }) => id === documentId)
  const bound = view.topics.filter((topic) => topic.bound).length
  const exceeding = document?.lines.filter(({ exceeds }) => exceeds).length ?? 0
  return (
    <Section title={t('课题')}>
      <p>
        {t('共 {all} 个课题，{bound} 个已关联负责人。', { all: view.topics.length, bound })}{' '}
        {document && t('{n} 个已确认。', { n: document.confirmed })}{' '}
        {exceeding > 0 && t('有 {n} 项课题合计超出。', { n: exceeding })}
      </p>
      <div className={styles.actions}>
        <Link to={projectTopicsPath(projectId)}>{t('查看课题')}</Link>
      </div>
    </Section>
  )
}
