import { formatDay } from '@/lib/beijing-time'
import { declarationStates } from '@/lib/work/declaration'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import styles from './DeclarationStatus.module.css'

type Props = { declaration: Pick<DeclarationRowFragment, 'state' | 'stateSince' | 'heldBy'> }

/** Where a declaration stands, with who has it and since when. */
export function DeclarationStatus({ declaration }: Props) {
  const t = useT()
  const { label, color, holder } = declarationStates[declaration.state]
  return (
    <div className={styles.status}>
      <StatusTag color={color}>{t(label)}</StatusTag>
      <span className={styles.since}>
        {holder !== null && <span>{t('{who} 办理', { who: declaration.heldBy })}</span>}
        <span className={styles.day}>{t('自 {day}', { day: formatDay(declaration.stateSince) })}</span>
      </span>
    </div>
  )
}
