import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { smartformPorts } from '@/shared/smartform-ports'
import type { ContentSnapshot } from '@/smartform/ports'
import { SmartformView } from '@/smartform/view/SmartformView'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import styles from '../pages/pages.module.css'
import { statusPath } from '../paths'
import { DeclarationStatus } from './DeclarationStatus'

interface Props {
  declaration: DeclarationRowFragment
  content: ContentSnapshot
  definition: unknown
  back: { label: string; to: string }
}

/** A declaration that cannot be edited now: what was filled in, to be read, and why it is so. */
export function FiledDeclaration({ declaration, content, definition, back }: Props) {
  const t = useT()
  return (
    <>
      <Link to={back.to} className={styles.back}>
        {back.label}
      </Link>
      <PageHeader
        title={declaration.name ?? t('未命名项目')}
        purpose={declaration.guide.title}
        extra={
          <div className={styles.facts}>
            <DeclarationStatus declaration={declaration} />
            <Link to={statusPath(declaration.contentId)}>{t('查看办理进度')}</Link>
            <Link to={kindWords('DECLARATION').paper({ id: declaration.contentId, unitId: declaration.unitId })}>
              {t('打印')}
            </Link>
          </div>
        }
      />
      <Alert
        className={styles.notice}
        type="info"
        showIcon
        role="note"
        title={t('这份申报书现在只能查看')}
        description={content.lockedReason ?? t('它已经提交，或不由您填报。')}
      />
      <SmartformView
        definition={definition}
        content={content}
        comments={content.comments}
        openFile={smartformPorts.openFile}
        readFile={smartformPorts.readFile}
      />
    </>
  )
}
