/** The page for renaming a unit (`/user/unitupdate/{state}`): `apply` requests it, `progress` shows its state. */
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { NextStep } from '../components/NextStep'
import styles from '../components/Parts.module.css'
import { RenameForm, RenameLookup } from '../components/RenameForms'
import { RenameState } from '../components/RenameState'
import type { UnitRenameStateFragment } from '../graphql/sign-in-elsewhere.permission.generated'

export function UnitRenamePage() {
  const t = useT()
  const { state } = useParams()
  const [found, setFound] = useState<{ on: string; rename: UnitRenameStateFragment } | null>(null)
  const showRename = (rename: UnitRenameStateFragment) => setFound({ on: state ?? '', rename })
  const other = (to: string, label: string) => (
    <p className={styles.links}>
      <Link to={`/user/unitupdate/${to}`}>{label}</Link>
    </p>
  )
  if (found && found.on === state) {
    return (
      <>
        <RenameState rename={found.rename} />
        {state === 'apply' ? other('progress', t('查询更名申请的进度')) : other('apply', t('申请更名'))}
      </>
    )
  }
  if (state === 'apply') {
    return (
      <>
        <p className={styles.lead}>
          {t(
            '单位、机构名称变更后，请在此申请更名，不需要登录。{commission}核对登记信息后更新，历年项目随之使用新名称。',
          )}
        </p>
        <RenameForm onDone={showRename} />
        {other('progress', t('查询更名申请的进度'))}
      </>
    )
  }
  if (state === 'progress') {
    return (
      <>
        <p className={styles.lead}>{t('凭申请编号和统一社会信用代码查询更名申请的进度。')}</p>
        <RenameLookup onDone={showRename} />
        {other('apply', t('申请更名'))}
      </>
    )
  }
  return (
    <NextStep text={t('地址不完整，请选择要办理的事项。')}>
      {other('apply', t('申请更名'))}
      {other('progress', t('查询更名申请的进度'))}
    </NextStep>
  )
}
