/** For the department: the record of a project beside the leader's statement, before a performance evaluation. */
import { differingFields, evaluationFacts, statementFields } from '@/lib/work/evaluation-record'
import { HeadRow } from '@/ui/HeadRow'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { statementLabels } from '../statement-labels'
import styles from './ProjectLedger.module.css'

/** The commission's record beside the leader's statement, for the department that decides which one is right. */
export function EvaluationDispute({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const { record, stated } = evaluationFacts(work)
  if (record === null || stated === null) return null
  const different = differingFields(stated, record)
  return (
    <Section title={t('登记与负责人填写的对照')} className={styles.ledger}>
      <ScrollRegion className={styles.scroll} aria-label={t('登记与负责人填写的对照')}>
        <table aria-label={t('登记与负责人填写的对照')}>
          <HeadRow heads={[t('对照事项'), t('{commission}登记'), t('负责人填写'), t('核对结果')]} />
          <tbody>
            {statementFields.map((name) => (
              <tr key={name}>
                <th scope="row">{t(statementLabels[name])}</th>
                <td>{record[name] || '—'}</td>
                <td>{stated[name] || '—'}</td>
                <td>
                  {different.includes(name) ? (
                    <StatusTag color="error">{t('不一致')}</StatusTag>
                  ) : (
                    <StatusTag color="success">{t('相符')}</StatusTag>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {different.length === 0 && <p>{t('四项都相符：有误的是负责人意见中写明的其他内容，请核实后退回。')}</p>}
    </Section>
  )
}
