/** The section on the page of a project's acceptance with the conclusion letter (结题证书). */
import { Flex } from 'antd'
import { pdfgenerate } from '@/api/pdfgenerate'
import { formatDay } from '@/lib/time/beijing-time'
import { GeneratedFileButton } from '@/shared/content/GeneratedFileButton'
import { Alert } from '@/ui/Alert'
import { Section } from '@/ui/Section'
import { useLocale, useT } from '@/ui/use-t'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { letterUntil } from '@/work/letter-term'
import { ConclusionLetterDocument, ConclusionLetterInEnglishDocument } from '../graphql/letter.pdfgenerate.generated'

/** The conclusion letter: a download during its period; afterwards the end date and whom to ask. */
export function ConclusionLetter({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const isEnglish = useLocale() === 'en'
  const facts = work.facts as { passedAt?: number; key?: boolean; letterNumber?: string }
  if (facts.passedAt === undefined) return null
  const until = letterUntil(facts.passedAt, facts.key === true)
  const make = (document: typeof ConclusionLetterDocument | typeof ConclusionLetterInEnglishDocument) => () =>
    pdfgenerate
      .query(document, { workId: work.id }, { fetchPolicy: 'no-cache', background: true })
      .then(({ conclusionLetter }) => conclusionLetter)
  return (
    <Section title={t('结题证书')}>
      <p>{t('证书编号：{number}', { number: facts.letterNumber ?? '—' })}</p>
      {until < work.serverTime ? (
        <Alert
          type="info"
          role="note"
          title={t('证书下载已于 {day} 截止，如有需要请联系主管处室。', { day: formatDay(until) })}
        />
      ) : (
        <>
          <p>{t('可以下载至 {day}。', { day: formatDay(until) })}</p>
          <Flex gap="small" wrap>
            <GeneratedFileButton label={t('下载结题证书')} make={make(ConclusionLetterDocument)} />
            {isEnglish && (
              <GeneratedFileButton label={t('下载英文译本')} make={make(ConclusionLetterInEnglishDocument)} />
            )}
          </Flex>
        </>
      )}
    </Section>
  )
}
