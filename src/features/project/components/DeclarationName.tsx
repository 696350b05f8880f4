import { Link } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import styles from './DeclarationName.module.css'

type Props = { declaration: DeclarationRowFragment; to: string; showGuide?: boolean; showOpinion?: boolean }

/** A declaration in a list: its name, its number, the guide it answers, and an opinion that waits for an answer. */
export function DeclarationName({ declaration, to, showGuide = false, showOpinion = false }: Props) {
  const t = useT()
  return (
    <div className={styles.name}>
      <Link to={to}>{declaration.name ?? t('未命名项目')}</Link>
      <span className={styles.secondary}>
        <span className={styles.code}>{declaration.number ?? t('提交后编号')}</span>
        {showGuide && <span>{declaration.guide.title}</span>}
      </span>
      {showOpinion && declaration.opinion !== null && (
        <span className={styles.opinion} title={declaration.opinion}>
          {t('审核意见：{opinion}', { opinion: declaration.opinion })}
        </span>
      )}
    </div>
  )
}
