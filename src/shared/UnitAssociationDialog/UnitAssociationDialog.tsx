/** The dialog that requests membership of a unit, opened from home, account and resume. */
import { lazyDialog } from '@/ui/lazy-part'
import type { UnitAssociationDialogProps } from './AskUnit'

/** The dialog for requesting membership (`AskUnit`); its code loads when it first opens. */
export const UnitAssociationDialog = lazyDialog<UnitAssociationDialogProps>(() =>
  import('./AskUnit').then((module) => module.AskUnit),
)
