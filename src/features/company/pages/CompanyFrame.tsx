/** The frame of the unit's pages: its name and the navigation between them. */
import { Link, Outlet, useParams } from 'react-router-dom'
import { permission } from '@/api/permission'
import { answerAbout } from '@/api/query-answer'
import { administeredUnits } from '@/session/administered-units'
import { hasPermission } from '@/session/permissions'
import { useSession } from '@/session/session'
import { SectionNav } from '@/shared/navigation/SectionNav'
import { named } from '@/ui/Name'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { ResultPanel } from '@/ui/ResultPanel'
import { Tag } from '@/ui/Tag'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { CompanyUnitDocument } from '../graphql/unit.permission.generated'
import { companyPath } from '../paths'
import { companySections, sectionNames } from '../sections'
import type { Company } from '../use-company'
import styles from './CompanyFrame.module.css'

export function CompanyFrame() {
  const t = useT()
  const { id: unitId = '' } = useParams()
  const session = useSession()
  const answer = answerAbout(
    permission.useAnswer(CompanyUnitDocument, { variables: { unitId } }),
    ({ unitInfo }) => unitInfo.id === unitId,
  )
  const unit = answer.data?.unitInfo
  if (answer.failure?.code === 60154) {
    const own = administeredUnits(session.units)
    return (
      <ResultPanel
        status="error"
        title={t('您不能管理这个单位')}
        description={t('只有该单位的管理员和部门管理员可以查看。如需权限，请联系该单位的管理员。')}
        actions={own.map((item) => (
          <Link key={item.id} to={companyPath(item.id)}>
            {t('去{unit}', { unit: item.unitName })}
          </Link>
        ))}
      />
    )
  }
  if (answer.failure && !unit)
    return (
      <PageFailure
        title={t('单位管理')}
        failure={answer.failure}
        onRetry={answer.retry}
        back={{ label: t('返回首页'), to: '/' }}
      />
    )
  if (!unit) return <PageSkeleton />

  const sections = sectionNames.flatMap((section) => {
    const { title, permission } = companySections[section]
    return hasPermission(session, permission) ? [{ to: companyPath(unitId, section), title: t(title) }] : []
  })
  const company: Company = { unitId, unitName: unit.unitName, wholeUnit: unit.editable }
  return (
    <>
      <p className={styles.unit}>
        {named(unit.unitName)}
        {unit.isTechnologyCompany === 1 && <Tag>{t('科技企业')}</Tag>}
        {!unit.editable && <span className={styles.part}>{t('您是部门管理员，只显示本部门的内容')}</span>}
      </p>
      <SectionNav label={t('单位管理')} sections={sections} />
      <Outlet context={company} />
    </>
  )
}
