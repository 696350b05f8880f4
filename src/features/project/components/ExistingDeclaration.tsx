/** The notice on a guide's page about the person's existing declaration under it. */
import { Link } from 'react-router-dom'
import { Alert } from '@/ui/Alert'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import styles from './GuideDeclaring.module.css'

/** The person's existing declaration under this guide, offered before a second one starts. */
export function ExistingDeclaration({ declaration }: { declaration: WorkRowFragment }) {
  const t = useT()
  const minute = useMinute()
  const words = kindWords(declaration.kind)
  const form = words.form(declaration)
  const fillable = declaration.actions.includes('FILL')
  return (
    <Alert
      className={styles.existing}
      type="info"
      role="status"
      title={
        declaration.state === 'RETURNED'
          ? t('您在本指南下的申报书已退回，请修改后再次提交')
          : fillable
            ? t('您在本指南下有一份未提交的申报书')
            : t('您已在本指南下提交申报书：{state}', {
                state: t(words.state(declaration.state).label),
              })
      }
      description={t('{name}，申报单位：{unit}，最后修改于 {at}。', {
        name: declaration.title,
        unit: declaration.unitName,
        at: minute(declaration.modifiedAt),
      })}
      action={
        <Link to={(fillable && form) || words.overview(declaration)}>{fillable ? t('继续填报') : t('查看进度')}</Link>
      }
    />
  )
}
