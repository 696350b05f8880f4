import { t } from '@/lib/i18n'
import type { FieldKindModule } from '../field-kind-module'
import { DateRangeEditor } from './DateRangeEditor'

export const dateRangeKind: FieldKindModule<'dateRange'> = {
  labelled: 'group',
  Editor: DateRangeEditor,
  text: (_node, value) =>
    value?.start || value?.end
      ? t('{start} 至 {end}', { start: value.start ?? t('未填写'), end: value.end ?? t('未填写') })
      : '',
}
