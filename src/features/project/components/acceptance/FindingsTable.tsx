/** The table of the experts' findings on an acceptance, one column for each. */

import { recordOf } from '@/lib/collections/record'
import { nameText } from '@/lib/i18n/english-names'
import { inLanguage } from '@/lib/i18n/in-language'
import { HeadRow } from '@/ui/HeadRow'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useLocale, useT } from '@/ui/use-t'
import { type AcceptanceFinding, acceptanceConclusions } from '@/work/acceptance-recommendation'
import { actionLabel } from '@/work/kind-words'
import type { AcceptancePanelCardFragment } from '../../graphql/acceptance.evaluation.generated'
import styles from './acceptance.module.css'

type Finding = AcceptancePanelCardFragment['findings'][number]

const scoreOf = (scores: unknown, field: string) => {
  const score = recordOf(scores)[field]
  return typeof score === 'number' ? String(score) : '—'
}

/** The submitted findings side by side, one column for each expert. */
export function FindingsTable({ panel }: { panel: AcceptancePanelCardFragment }) {
  const t = useT()
  const language = useLocale()
  const findings = panel.findings.filter(({ state }) => state === 'SUBMITTED')
  if (findings.length === 0) return <p>{t('还没有专家提交意见；提交前的内容不在这里显示。')}</p>
  const conclusionOf = ({ recommendation }: Finding) =>
    t(actionLabel('ACCEPTANCE', acceptanceConclusions[recommendation as AcceptanceFinding] ?? ''))
  const rows: { name: string; text: (finding: Finding) => string }[] = [
    { name: t('验收建议'), text: conclusionOf },
    { name: t('加权总分'), text: ({ total }) => String(total ?? '—') },
    ...panel.criteria.map(({ field, label }) => ({
      name: inLanguage(label, language),
      text: ({ scores }: Finding) => scoreOf(scores, field),
    })),
    { name: t('完成情况评价'), text: ({ strengths }) => strengths ?? '—' },
    { name: t('存在问题与整改建议'), text: ({ weaknesses }) => weaknesses ?? '—' },
    { name: t('仅供科技主管部门参考的意见'), text: ({ confidential }) => confidential ?? '—' },
  ]
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('专家意见对照')}>
      <table aria-label={t('专家意见对照')}>
        <HeadRow heads={[t('内容'), ...findings.map(({ reviewer }) => nameText(reviewer.name))]} />
        <tbody>
          {rows.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {findings.map((finding) => (
                <td key={finding.id}>{text(finding)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
