import { t } from '@/lib/i18n'
import type { FieldKindModule } from '../field-kind-module'
import { YesNoEditor } from './YesNoEditor'

export const yesNoKind: FieldKindModule<'yesNo'> = {
  labelled: 'group',
  Editor: YesNoEditor,
  text: (_node, value) => (value === null ? '' : value ? t('是') : t('否')),
}
