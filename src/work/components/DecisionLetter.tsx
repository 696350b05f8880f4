/** The section with the commission's decision about a work item: outcome, amounts, letter. */
import { pdfgenerate } from '@/api/pdfgenerate'
import { formatDecimal } from '@/lib/numbers/decimal'
import { formatDay } from '@/lib/time/beijing-time'
import { GeneratedFileButton } from '@/shared/content/GeneratedFileButton'
import { type Fact, Facts } from '@/ui/Facts'
import { Section } from '@/ui/Section'
import { useLocale, useT } from '@/ui/use-t'
import { factsOf } from '../facts'
import { formatTotal, yearAmounts } from '../grants'
import { DecisionLetterDocument } from '../graphql/letter.pdfgenerate.generated'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import filing from './filing.module.css'

/** The commission's decision that led to `state`: outcome, reason, amounts by year, and its letter. */
export function DecisionLetter({ work, state }: { work: WorkRowFragment; state: string }) {
  const t = useT()
  const isEnglish = useLocale() === 'en'
  const letter = findKind(work.kind, work.kindVersion)?.states[state]?.letter
  if (letter === undefined) return null
  const { letterNumber, decidedAt, reason, departure, rectifyBy } = factsOf(work)
  const [requested, granted] = [yearAmounts(work, 'requested'), yearAmounts(work, 'granted')]
  const facts: Fact[] = [
    [t('审核结果'), t(kindWords(work.kind).state(state).label)],
    [t('文号'), String(letterNumber ?? '—')],
    [t('日期'), typeof decidedAt === 'number' ? formatDay(decidedAt) : null],
    [t('审核意见'), typeof reason === 'string' ? reason : null],
    [t('与专家意见汇总不一致的理由'), typeof departure === 'string' ? departure : null],
    [t('整改期限'), state === 'RECTIFYING' && typeof rectifyBy === 'number' ? formatDay(rectifyBy) : null],
    [t('核定金额合计'), granted.length > 0 ? t('{n} 万元', { n: formatTotal(granted) }) : null],
  ]
  const make = (english: boolean) => () =>
    pdfgenerate
      .query(DecisionLetterDocument, { workId: work.id, english }, { fetchPolicy: 'no-cache', background: true })
      .then(({ decisionLetter }) => decisionLetter)
  return (
    <Section id="decision-letter" title={t(letter)}>
      <Facts facts={facts} />
      {granted.length > 1 && (
        <ul className={`${filing.cards} ${filing.years}`}>
          {granted.map(({ year, amount }) => (
            <li key={year}>
              <strong>{t('{year} 年', { year })}</strong>
              <span>{t('核定 {n} 万元', { n: formatDecimal(amount) })}</span>
              <span className={filing.secondary}>
                {t('申请 {n} 万元', {
                  n: formatDecimal(requested.find((one) => one.year === year)?.amount ?? '0'),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={filing.letters}>
        <GeneratedFileButton label={t('下载通知书')} make={make(false)} />
        {isEnglish && <GeneratedFileButton label={t('下载英文译本')} make={make(true)} />}
      </p>
    </Section>
  )
}
