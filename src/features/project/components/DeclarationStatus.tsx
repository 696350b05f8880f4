import { declarationStates } from '@/lib/work/declaration'
import { formatDay } from '@/shared/format-time'
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
        {holder !== null && declaration.heldBy !== ''
          ? t('{who} 办理，自 {day}', { who: declaration.heldBy, day: formatDay(declaration.stateSince) })
          : t('自 {day}', { day: formatDay(declaration.stateSince) })}
      </span>
    </div>
  )
}
