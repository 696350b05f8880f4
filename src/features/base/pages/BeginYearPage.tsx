/** The page that begins a base's yearly report: which year, and for whom; one component for each kind of base. */
import { Checkbox } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { failureOf, failureTextInPage } from '@/api/errors/failure'
import { innovation } from '@/api/innovation'
import { workflow } from '@/api/workflow'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { formatDay } from '@/lib/time/beijing-time'
import { entryCall } from '@/shared/form/entry-refusal'
import { useNavigateIfMounted } from '@/shared/navigation/use-navigate-if-mounted'
import { Alert } from '@/ui/Alert'
import { BackLink } from '@/ui/BackLink'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { Facts } from '@/ui/Facts'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import type { BaseKind } from '@/work/kinds/base-kinds'
import { notBegun } from '@/work/kinds/base-reports'
import styles from '../components/base.module.css'
import { BasesDocument } from '../graphql/bases.innovation.generated'
import { baseBeginPath, baseListPath } from '../paths'

export const beginYearPage = (kind: BaseKind) => () => <BeginYearPage kind={kind} />

/** The next step after a refusal: the running report, last year's, or the certification. */
interface Refusal {
  text: string
  code: number | null
  workId: string | null
}

/** Begins a base's year once; last year's answers can be taken over. A year begun meanwhile redirects. */
function BeginYearPage({ kind }: { kind: BaseKind }) {
  const t = useT()
  const goOn = useNavigateIfMounted()
  const { id = '', sid = '', year: yearParam = '' } = useParams()
  const [takeOver, setTakeOver] = useState(true)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const answer = innovation.useAnswer(BasesDocument, {
    variables: { kind: kind.id },
    fetchPolicy: 'network-only',
    background: true,
  })
  const words = kindWords(kind.id)
  const back = { label: t('返回{list}', { list: t(kind.report) }), to: baseListPath(kind) }
  const reportAt = (workId: string) => words.overview({ id: workId, unitId: '-' })
  if (answer.failure && !answer.data)
    return <PageFailure title={t('开始年度报告')} failure={answer.failure} onRetry={answer.retry} back={back} />
  if (!answer.data) return <PageSkeleton />
  const base = answer.data.bases.find((base) => base.id === id)
  const year = base?.years.find((year) => year.workId === sid && String(year.year) === yearParam)
  if (!base || !year)
    return (
      <ResultPanel
        status="error"
        title={t('没有找到这个年度')}
        description={t('您没有绑定它，或它不在该年度的检查范围内。')}
        actions={<Link to={back.to}>{back.label}</Link>}
      />
    )
  const named = t('{name} {year} 年度', { name: base.name, year: year.year })
  if (year.state !== notBegun)
    return (
      <ResultPanel
        status="info"
        title={t('{name}的报告已开始', { name: named })}
        description={year.begunBy === null ? undefined : t('由{name}填报。', { name: year.begunBy })}
        actions={
          <>
            <Link to={reportAt(year.workId)}>{t('查看年度报告')}</Link> <Link to={back.to}>{back.label}</Link>
          </>
        }
      />
    )
  const { former } = year
  const canTakeOver = former?.state === 'SUBMITTED' || former?.state === 'HOST_REVIEW'
  const begin = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const facts = { year: year.year, takeOver: takeOver && canTakeOver }
      const variables = { kind: kind.id, belongsTo: base.id, facts }
      const { beginWork } = await workflow.mutate(BeginWorkDocument, variables, entryCall[kind.entry.words])
      goOn(words.form(beginWork) ?? words.overview(beginWork), { replace: true })
    } catch (error) {
      const { code, extensions } = failureOf(error)
      const { workId } = extensions
      setRefusal({ code, text: failureTextInPage(error), workId: typeof workId === 'string' ? workId : null })
      setBusy(false)
    }
  }
  return (
    <>
      <BackLink {...back} />
      <PageHeader title={t('开始 {year} 年度报告', { year: year.year })} purpose={base.name} />
      <section aria-label={t(kind.noun)}>
        <Facts
          facts={[
            [t('编号'), base.number],
            [t('依托单位'), base.unitName],
            [t('填报时间'), t('{from} 至 {to}', { from: formatDay(year.opensAt), to: formatDay(year.closesAt) })],
            [t('上一年度'), former ? t(words.state(former.state).label) : t('没有上一年度的报告')],
          ]}
        />
      </section>
      {year.refusal === null && (
        <p>
          <DueTime until={year.closesAt} serverTime={base.serverTime} exact />
        </p>
      )}
      {canTakeOver ? (
        <div>
          <Checkbox checked={takeOver} onChange={({ target }) => setTakeOver(target.checked)}>
            {t('沿用上一年度的内容')}
          </Checkbox>
          <p className={styles.hint}>
            {t('沿用的内容会注明来自上一年度，请逐项核对；附件和要求重新填写的内容不沿用。')}
          </p>
        </div>
      ) : (
        <p>{t('上一年度没有已提交的报告，没有内容可以沿用。')}</p>
      )}
      {refusal && (
        <Alert
          className={styles.notice}
          type="error"
          role="alert"
          title={refusal.text}
          description={
            <NextStep refusal={refusal} reportAt={reportAt} here={baseBeginPath(kind, id, sid, year.year)} />
          }
        />
      )}
      <div className={styles.actions}>
        <Button type="primary" loading={busy} onClick={() => void begin()}>
          {t('开始填报')}
        </Button>
      </div>
    </>
  )
}

/** The next step after a refusal. */
function NextStep({ refusal, reportAt, here }: { refusal: Refusal; reportAt(workId: string): string; here: string }) {
  const t = useT()
  if (refusal.code === 60345) return <Link to={settingsSecurityPath(here)}>{t('去实名认证')}</Link>
  if (refusal.workId !== null) return <Link to={reportAt(refusal.workId)}>{t('查看该报告')}</Link>
  return null
}
