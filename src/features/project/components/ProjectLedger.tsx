/** The section of a project's page that compares its documents (task book with declaration, acceptance with task book …), with differences marked. */
import { program } from '@/api/program'
import type { LedgerKind, LedgerVerdict } from '@/api/program/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { rowName } from '@/lib/work/row-names'
import { HeadRow } from '@/ui/HeadRow'
import { LoadFailure } from '@/ui/LoadFailure'
import { named } from '@/ui/Name'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { WholeDates } from '@/ui/WholeDates'
import { ProjectLedgerDocument } from '../graphql/ledger.program.generated'
import styles from './ProjectLedger.module.css'

const kinds: Readonly<Record<LedgerKind, string>> = {
  LEADER: text('项目负责人'),
  UNIT: text('承担单位'),
  END: text('执行期止'),
  FUNDING: text('专项资金（万元）'),
  INDICATOR: text('考核指标'),
}

const verdicts: Readonly<
  Record<LedgerVerdict, { label: string; colour: 'default' | 'success' | 'processing' | 'error' }>
> = {
  OPEN: { label: text('待核对'), colour: 'default' },
  FITS: { label: text('相符'), colour: 'success' },
  CHANGED: { label: text('经同意变更'), colour: 'processing' },
  SHORT: { label: text('未达到'), colour: 'error' },
  DIFFERS: { label: text('不一致'), colour: 'error' },
}

/** A project's documents compared: what fits, what fell short, what an agreed change explains. */
export function ProjectLedger({ projectId }: { projectId: string }) {
  const t = useT()
  const answer = program.useAnswer(ProjectLedgerDocument, {
    variables: { projectId },
    fetchPolicy: 'network-only',
    background: true,
  })
  if (answer.failureText !== undefined) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  const lines = answer.data?.projectLedger ?? []
  if (lines.length === 0) return null
  const heads = [t('对照事项'), t('申报书'), t('任务书'), t('同意的变更'), t('验收或审计'), t('核对结果')]
  return (
    <Section id="project-ledger" title={t('各环节对照')} className={styles.ledger}>
      <ScrollRegion className={styles.scroll} aria-label={t('各环节对照')}>
        <table aria-label={t('各环节对照')}>
          <HeadRow heads={heads} />
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">{line.label ? rowName(line.label) : t(kinds[line.kind])}</th>
                {[line.declared, line.committed, line.changed, line.reached].map((amount, index) => (
                  <td key={heads[index + 1]}>
                    {line.kind === 'LEADER' || line.kind === 'UNIT' ? (
                      named(amount ?? '—')
                    ) : (
                      <WholeDates>{amount ?? '—'}</WholeDates>
                    )}
                  </td>
                ))}
                <td>
                  <StatusTag color={verdicts[line.verdict].colour}>{t(verdicts[line.verdict].label)}</StatusTag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  )
}
