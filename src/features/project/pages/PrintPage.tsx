import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { formatMinute } from '@/lib/beijing-time'
import { smartformPorts } from '@/shared/smartform-ports'
import { SmartformPrint } from '@/smartform/print/SmartformPrint'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PlaceFailure } from '@/work/components/PlaceFailure'
import { kindWords } from '@/work/kind-words'
import { useFiledContent } from '@/work/use-filed-content'
import { printPath, statusPath } from '../paths'
import { useDeclaration } from '../use-declaration'
import styles from './PrintPage.module.css'

/** A declaration as it comes out of a printer, or its blank form; printed by the browser. */
export function PrintPage() {
  const t = useT()
  const { contentId = '' } = useParams()
  const [query] = useSearchParams()
  const blank = query.get('blank') === '1'
  const answer = useDeclaration(contentId)
  const filed = useFiledContent(contentId)
  const back = { label: t('返回办理进度'), to: statusPath(contentId) }
  const failure = answer.failure ?? filed.failure
  if (failure)
    return (
      <PlaceFailure
        title={t('打印申报书')}
        failure={failure}
        onRetry={() => {
          if (answer.failure) answer.retry()
          if (filed.failure) filed.retry()
        }}
        absent={{
          codes: [603001, 60401],
          title: t('没有找到这份申报书'),
          description: t('它可能已被删除，或链接不完整。'),
        }}
        back={back}
      />
    )
  const { declaration } = answer
  if (!declaration || !filed.content || !filed.definition) return <PageSkeleton />
  const facts = [
    [t('指南'), declaration.guide.title],
    [t('承担单位'), declaration.unitName],
    [t('申报人'), declaration.creatorName],
    [t('状态'), t(kindWords('DECLARATION').state(declaration.state).label)],
    ...(declaration.submittedAt === null ? [] : [[t('提交时间'), formatMinute(declaration.submittedAt)] as const]),
  ] as const
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Link to={back.to}>{back.label}</Link>
        <PageHeader
          title={blank ? t('打印空白表') : t('打印申报书')}
          purpose={t('用浏览器打印，也可以另存为 PDF。证件和手机号码只显示后四位。')}
          actions={
            <div className={styles.actions}>
              <Link to={printPath(contentId, !blank)}>{blank ? t('打印已填内容') : t('打印空白表')}</Link>
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
        number={declaration.number}
        facts={blank ? [[t('指南'), declaration.guide.title]] : facts}
        subject={declaration.name ?? t('未命名项目')}
        signatures={[
          t('项目负责人（签字）：'),
          t('承担单位（盖章）：'),
          t('法定代表人（签字）：'),
          t('主管部门（盖章）：'),
        ]}
        readFile={smartformPorts.readFile}
      />
    </div>
  )
}
