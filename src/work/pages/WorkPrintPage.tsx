/** The page that prints a work item, or its blank form, by the browser. */

import { PrinterOutlined } from '@ant-design/icons'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { signature } from '@/api/signature'
import { nameText } from '@/lib/i18n/english-names'
import { formatMinute } from '@/lib/time/beijing-time'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { useTabName } from '@/shared/navigation/page-tab'
import { type SignatureLine, SmartformPrint } from '@/smartform/print/SmartformPrint'
import { Button } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '../components/PageFailure'
import { QuestionsOnPaper } from '../components/QuestionsOnPaper'
import { yearAmounts } from '../grants'
import { SignaturesDocument } from '../graphql/signatures.signature.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { makerOf } from '../maker'
import { parentTitleOf } from '../parent-title'
import { useFiledContent } from '../use-filed-content'
import { useWork } from '../use-work'
import { workTitle } from '../work-title'
import styles from './WorkPrintPage.module.css'

export function WorkPrintPage() {
  const t = useT()
  const { workId = '' } = useParams()
  const [query] = useSearchParams()
  const blank = query.get('blank') === '1'
  const { work, history, failure: missing, retry } = useWork(workId)
  const filed = useFiledContent(workId)
  useTabName(work && workTitle(work.title))
  const kind = work && findKind(work.kind, work.kindVersion)
  const paper = kind?.documents?.find(({ outcome }) => !outcome)
  const isContract = !blank && paper !== undefined && paper.signedBy.length > 0
  const signed = signature.useAnswer(
    SignaturesDocument,
    isContract ? { variables: { contentId: workId }, fetchPolicy: 'network-only' } : { skip: true },
  )
  const failure = missing ?? filed.failure ?? signed.failure
  if (failure)
    return (
      <PageFailure
        title={t('打印')}
        failure={failure}
        onRetry={() => {
          if (missing) retry()
          if (filed.failure) filed.retry()
          if (signed.failure) signed.retry()
        }}
        back={
          work
            ? { label: t('返回办理进度'), to: kindWords(work.kind).overview(work) }
            : { label: t('返回首页'), to: '/' }
        }
      />
    )
  if (!work || !filed.content || !filed.definition || (isContract && !signed.data)) return <PageSkeleton />
  const words = kindWords(work.kind)
  const noun = t(words.noun)
  const maker = t(makerOf(work))
  const parentTitle = parentTitleOf(work)
  const granted = yearAmounts(work, 'granted')
  const of: [string, string][] = parentTitle === null ? [] : [[t('所属'), parentTitle]]
  const facts: [string, string][] = [
    ...of,
    [t('单位'), nameText(work.unitName)],
    [maker, nameText(work.creatorName)],
    [t('状态'), t(words.state(work.state).label)],
    ...(granted.length === 0
      ? []
      : [
          [t('核定金额（万元）'), granted.map(({ year, amount }) => `${year}: ${amount}`).join(t('；'))] as [
            string,
            string,
          ],
        ]),
    ...(work.submittedAt === null ? [] : [[t('提交时间'), formatMinute(work.submittedAt)] as [string, string]]),
  ]
  const lines = paper?.signLines?.map((line) => t(line)) ?? [t('{maker}（签字）：', { maker }), t('单位（盖章）：')]
  // The lines of a contract stand in the order of its signatures.
  const signatures = lines.map((party, index): SignatureLine => {
    const { signerName, signedAt } = signed.data?.contractSignatures[index] ?? {}
    if (signerName === undefined || signedAt == null) return { party }
    return { party, signed: t('{name}已于 {at} 电子签署', { name: nameText(signerName), at: formatMinute(signedAt) }) }
  })
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link to={words.overview(work)}>{t('返回办理进度')}</Link>
        <PageHeader
          title={blank ? t('打印空白表') : t('打印{noun}', { noun })}
          purpose={t('用浏览器打印，也可以另存为 PDF。证件和手机号码只显示后四位。')}
          actions={
            <div className={styles.actions}>
              <Link to={words.paper(work, !blank)}>{blank ? t('打印已填内容') : t('打印空白表')}</Link>
              <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
                {t('打印')}
              </Button>
            </div>
          }
        />
      </div>
      <SmartformPrint
        definition={filed.definition.definition}
        values={blank ? null : filed.content.values}
        number={work.number}
        draft={work.submittedAt === null && work.number === null}
        facts={blank ? of : facts}
        subject={workTitle(work.title)}
        signatures={signatures}
        readFile={smartformPorts.readFile}
        supplement={!blank && <QuestionsOnPaper entries={history.entries} />}
      />
    </div>
  )
}
