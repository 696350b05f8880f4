import { lazyDialog } from '@/ui/lazy-part'
import type { UnitAssociationDialogProps } from './AskUnit'

/** Asks a unit to take the person in (`AskUnit`); its code comes when it is first opened. */
export const UnitAssociationDialog = lazyDialog<UnitAssociationDialogProps>(() =>
  import('./AskUnit').then((module) => module.AskUnit),
)
